// Sets the room's light before the first paint; what is kept, and why, is in src/lib/settings.svelte.ts.
(function () {
  try {
    var theme = JSON.parse(localStorage.getItem("larcin.settings") || "{}").theme;
    var light = theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
    if (light) document.documentElement.dataset.theme = "light";
  } catch {
    // Dark is the default.
  }
})();
