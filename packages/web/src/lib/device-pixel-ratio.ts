import { useSyncExternalStore } from "react";

function watchDevicePixelRatio(notify: () => void): () => void {
  let list: MediaQueryList;
  const watch = () => {
    list = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    list.addEventListener("change", changed, { once: true });
  };
  const changed = () => {
    watch();
    notify();
  };
  watch();
  return () => list.removeEventListener("change", changed);
}

/** Device pixels a CSS px; changes with the page's zoom and the screen the window is on. */
export function useDevicePixelRatio(): number {
  return useSyncExternalStore(watchDevicePixelRatio, () => devicePixelRatio);
}
