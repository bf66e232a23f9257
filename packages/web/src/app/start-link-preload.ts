import { preloadPage } from "./pages.ts";

const signsOfIntent = ["pointerover", "pointerdown", "focusin"];

function preloadLinkedPage({ target }: Event): void {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin) return;
  // A failed preload is ignored: following the link retries it and reports the error.
  preloadPage(link.pathname).catch(() => {});
}

/** From now on, preloads a page's code while a link to it is hovered or focused. */
export function startLinkPreload(): void {
  for (const sign of signsOfIntent) document.addEventListener(sign, preloadLinkedPage);
}
