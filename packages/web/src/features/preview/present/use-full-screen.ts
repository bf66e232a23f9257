import { useEffect, useEffectEvent } from "react";

/** Shows the page in full screen while mounted, where the browser can. Calls back if the person leaves full screen. */
export function useFullScreen(onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    let isFull = false;
    const handleChange = () => {
      const wasFull = isFull;
      isFull = document.fullscreenElement !== null;
      if (wasFull && !isFull) leave();
    };
    document.addEventListener("fullscreenchange", handleChange);
    enterFullScreen().catch((error: unknown) => {
      // The presentation fills the window instead.
      console.info("The browser doesn't allow full screen.", error);
    });
    return () => {
      document.removeEventListener("fullscreenchange", handleChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
}

/** Does nothing in browsers without full screen for pages, such as Safari on iPhones. */
async function enterFullScreen(): Promise<void> {
  if (document.fullscreenEnabled) await document.documentElement.requestFullscreen();
}
