import { useEffect } from "react";
import { preloadPage } from "./pages.ts";

const signsOfIntent = ["pointerover", "pointerdown", "focusin"];

function preloadLinkedPage({ target }: Event): void {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin) return;
  // What fails here is tried again, and told, when the link is followed.
  preloadPage(link.pathname).catch(() => {});
}

/** Loads a page's code while a pointer or the focus is on a link to it, so that a click shows it in one frame. */
export function useLinkPreload(): void {
  useEffect(() => {
    for (const sign of signsOfIntent) document.addEventListener(sign, preloadLinkedPage);
    return () => {
      for (const sign of signsOfIntent) document.removeEventListener(sign, preloadLinkedPage);
    };
  }, []);
}
