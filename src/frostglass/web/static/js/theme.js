// Runs before the first paint, so that a chosen theme does not flash. Not a module: modules run too late for that.
"use strict";
try {
  const theme = JSON.parse(localStorage.getItem("frostglass.settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system decides.
}
