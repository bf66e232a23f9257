// Runs before the first paint and applies this browser's theme and session, because everyone gets the same HTML.
try {
  const page = document.documentElement;
  const theme = localStorage.getItem("slideloom.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  page.toggleAttribute("data-has-session", localStorage.getItem("auth_token") !== null);
} catch {
  // Storage can be turned off.
}
// On a connection with a slow first answer, in ms, nothing is loaded before it's needed.
const [answer] = performance.getEntriesByType("navigation");
document.documentElement.toggleAttribute(
  "data-slow",
  answer?.responseStart - answer?.requestStart > 100,
);
