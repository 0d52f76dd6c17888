// A card's symbols as a row of marks: what it gives, and for each set of what. The rival's things carry an arrow up,
// for the rival lies above; what counts on both sides an arrow up and down.
import { signed } from "./plays";
import type { CardFacts, Symbol } from "./view";

/** A mark to draw, or a few characters between marks. */
export type Part = { mark: string; amount?: number } | { text: string };

/** What still counts once a card has been played. */
export const lasting = (facts: CardFacts | undefined): Symbol[] => (facts?.symbols ?? []).filter(({ once }) => !once);

const ARROWS: Record<string, string> = { rival: "↑", both: "↕" };

export function parts(symbol: Symbol): Part[] {
  const { gives, amount, per, of } = symbol;
  switch (gives) {
    case "caper":
      return [...many("caper", amount), ...each(per, of)];
    case "point":
      return [{ mark: "point", amount }, ...each(per, of)];
    case "coin":
      return [...many("coin", amount), ...each(per, of)];
    case "launder":
      return [{ mark: "coin" }, { mark: "launder" }];
    case "flip":
      return [{ mark: "flip" }, ...whose(of), { mark: per[0] ?? "gear" }];
    case "safe":
      return [...per.map((mark) => ({ mark })), { mark: "safe" }];
    case "price":
      return [
        ...whose(of === "both" ? "own" : of),
        ...per.map((mark) => ({ mark })),
        { text: signed(amount) },
        { mark: "coin" },
      ];
    case "return":
      return [...per.map((mark) => ({ mark })), { text: `→ ↑ ${signed(-amount)}` }, { mark: "coin" }];
    default:
      return [{ mark: gives }];
  }
}

const whose = (of: string): Part[] => (ARROWS[of] ? [{ text: ARROWS[of] }] : []);

/** Up to two are drawn, more are counted. */
function many(mark: string, amount: number): Part[] {
  return amount > 2 ? [{ text: `${amount}×` }, { mark }] : Array.from({ length: amount }, () => ({ mark }));
}

/** "for each": the things of one set, several of a kind counted. */
function each(per: string[], of: string): Part[] {
  if (per.length === 0) return [];
  const kinds = [...new Set(per)];
  const things = kinds.flatMap((mark): Part[] => {
    const times = per.filter((one) => one === mark).length;
    return times > 1 ? [{ text: String(times) }, { mark }] : [{ mark }];
  });
  return [{ text: "/" }, ...whose(of), ...things];
}
