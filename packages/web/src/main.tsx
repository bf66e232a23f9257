import "./styles.css";
import "./lib/zod-settings.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/pages.ts";
import { startLinkPreload } from "./app/start-link-preload.ts";
import { startPasteLimits } from "./app/start-paste-limits.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
startLinkPreload();
startPasteLimits();
const isFramed = root.hasAttribute("aria-busy");
if (root.hasChildNodes() && !isFramed) {
  // The root has prerendered HTML, as on the landing page.
  hydrateRoot(root, app);
} else {
  void Promise.all([awaitFonts(), preloadPage(location.pathname).catch(() => undefined)]).finally(
    () => {
      root.removeAttribute("aria-busy");
      createRoot(root).render(app);
    },
  );
}

/**
 * Waits for the fonts that the page preloads, because text drawn earlier would shift. On slow connections, only cached
 * fonts are used.
 */
async function awaitFonts(): Promise<void> {
  if (document.documentElement.hasAttribute("data-slow")) {
    for (const font of document.fonts) font.display = "optional";
    return;
  }
  const fonts = ["1em 'Inter Variable'", "600 1em Poppins"];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
}
