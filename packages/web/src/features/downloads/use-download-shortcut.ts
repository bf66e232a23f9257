import { useEffect } from "react";
import { downloadAllSlides } from "./download-slides.ts";

/** Ctrl+Shift+S, or Cmd+Shift+S, downloads all slides from anywhere on the page. */
export function useDownloadShortcut(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === "KeyS";
      if (!isShortcut || event.repeat) return;
      event.preventDefault();
      void downloadAllSlides();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}
