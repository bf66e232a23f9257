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

/** Returns the device pixels per CSS px; updated on zoom and when the window changes screens. */
export function useDevicePixelRatio(): number {
  return useSyncExternalStore(watchDevicePixelRatio, () => devicePixelRatio);
}
