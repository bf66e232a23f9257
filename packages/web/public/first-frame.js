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
// Reports an app that can't start because a file is missing. The app's own error messages need that code.
addEventListener(
  "error",
  ({ target }) => {
    const isApp = target instanceof HTMLScriptElement && target.type === "module";
    if (!isApp || document.querySelector("#missing-code")) return;
    const message = document.createElement("p");
    message.id = "missing-code";
    message.role = "alert";
    message.textContent =
      "We couldn't load Slideloom. Check your connection, then reload the page. ";
    Object.assign(message.style, {
      position: "fixed",
      inset: "0 0 auto",
      padding: "16px",
      background: "#fff",
      color: "#a61b1b",
      font: "15px sans-serif",
      textAlign: "center",
    });
    const button = document.createElement("button");
    button.textContent = "Reload";
    button.addEventListener("click", () => location.reload());
    message.append(button);
    document.body.append(message);
  },
  { capture: true },
);
