// Applies this browser's theme and session before the first paint, because the server sends everyone the same HTML.
try {
  const page = document.documentElement;
  const theme = localStorage.getItem("slideloom.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  page.toggleAttribute("data-has-session", localStorage.getItem("auth_token") !== null);
} catch {
  // Storage can be turned off.
}
// Marks the connection as slow if the server took over 100 ms to answer. Nothing is then loaded before it is needed.
const [answer] = performance.getEntriesByType("navigation");
document.documentElement.toggleAttribute(
  "data-slow",
  answer?.responseStart - answer?.requestStart > 100,
);
