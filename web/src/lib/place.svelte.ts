// Where the reader is: the route of the address bar, and the way to another page without loading anew.
import { parse, type Route } from "./router";

class Place {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Change the address of this page without leaving it, so that it can be shared or reloaded. */
  rewrite(path: string): void {
    history.replaceState(null, "", path);
  }

  /** Follow a click on one of our own links. */
  follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

function here(): Route {
  return parse(location.pathname, location.search);
}

export const place = new Place();
