import { element } from "./element.js";

export function mount(target, props) {
  const look = element("link", { rel: "stylesheet", href: new URL("./table.css", import.meta.url).href });
  const table = element("div", { className: "swag-table" });
  target.append(look, table);

  function draw({ view, names, say, act, pending, compact }) {
    const zones = view.zones.map((zone) => {
      const whose = zone.seat == null ? "" : `${names[zone.seat]}: `;
      const pieces = (zone.pieces ?? []).map(({ id, count = 1 }) =>
        element("li", { textContent: `${id === null ? "?" : say(id)} ×${count}` }),
      );
      return element("section", {}, element("h3", { textContent: whose + say(zone.name) }), element("ul", {}, ...pieces));
    });
    const choices = view.choices.map((choice) => {
      const gain = choice.preview ? ` (${say(choice.preview.text, choice.preview.args)})` : "";
      const button = element("button", {
        className: "lit",
        textContent: say(`action-${choice.kind}`, choice.args) + gain,
        disabled: pending,
        onclick: () => act(choice.action),
      });
      button.dataset.action = choice.action;
      return button;
    });
    table.classList.toggle("phone", compact);
    table.replaceChildren(...zones, element("footer", {}, ...choices));
  }

  draw(props);
  return { update: draw, destroy: () => target.replaceChildren() };
}
