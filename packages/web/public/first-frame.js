// Runs before anything is painted: the HTML of a page is the same for everybody, its first frame should not be.
try {
  const page = document.documentElement;
  const theme = localStorage.getItem("slideloom.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  page.toggleAttribute("data-has-session", localStorage.getItem("auth_token") !== null);
} catch {
  // Storage can be switched off.
}
