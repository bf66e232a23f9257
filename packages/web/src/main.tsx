import "./styles.css";
import "./lib/zod-settings.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/pages.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.hasChildNodes()) {
  // The landing page is prerendered.
  hydrateRoot(root, app);
} else {
  // Preloaded by the page. Text drawn before these fonts arrive would shift.
  const fonts = ["1em 'Inter Variable'", "600 1em Poppins"].map((font) =>
    document.fonts.load(font),
  );
  void Promise.allSettled([...fonts, preloadPage(location.pathname)]).then(() =>
    createRoot(root).render(app),
  );
}
