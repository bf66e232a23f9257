import "./styles.css";
import "./lib/zod-settings.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchPath } from "react-router";
import { App } from "./app/app.tsx";
import { paths } from "./app/paths.ts";
import { Editor, Share } from "./app/screens.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
/** The screen whose code the page itself loads. */
function findEarlyScreen() {
  if (location.pathname.startsWith(paths.create)) return Editor;
  return matchPath(paths.share, location.pathname) ? Share : undefined;
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.hasChildNodes()) {
  // The landing page is served with its first frame.
  hydrateRoot(root, app);
} else {
  // Both are preloaded. Text that is drawn before they are there jumps when they come.
  const fonts = ["1em 'Inter Variable'", "600 1em Poppins"].map((font) =>
    document.fonts.load(font),
  );
  void Promise.allSettled([...fonts, findEarlyScreen()?.preload()]).then(() =>
    createRoot(root).render(app),
  );
}
