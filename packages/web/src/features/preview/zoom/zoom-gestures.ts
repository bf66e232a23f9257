import { isShortcut } from "../../../lib/shortcuts.ts";
import { type Point, zoomByStep, zoomTo } from "./zoom.ts";
import { useZoom } from "./zoom-store.ts";

/** Zoom factor per pixel of a turned wheel or of a pinch on a touchpad. */
const wheelRate = 0.008;

interface Pinch {
  factor: number;
  distancePx: number;
  middle: Point;
}

function readPinch({ touches: [first, second] }: TouchEvent): Pinch | null {
  if (!first || !second) return null;
  return {
    factor: useZoom.getState().factor,
    distancePx: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    middle: {
      x: (first.clientX + second.clientX) / 2,
      y: (first.clientY + second.clientY) / 2,
    },
  };
}

/** Zooms the slide by keys, by Ctrl and the wheel, and by two fingers, until the signal aborts. */
export function followZoomGestures(area: HTMLElement, signal: AbortSignal): void {
  let last: Pinch | null = null;
  const active = { signal, passive: false };
  const handleKey = (event: KeyboardEvent) => {
    const direction = isShortcut(event, "zoomIn") ? 1 : isShortcut(event, "zoomOut") ? -1 : 0;
    if (direction === 0 && !isShortcut(event, "zoomFit")) return;
    event.preventDefault();
    zoomByStep(area, direction);
  };
  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const factor = useZoom.getState().factor * Math.exp(-event.deltaY * wheelRate);
    zoomTo(area, factor, { x: event.clientX, y: event.clientY });
  };
  const handleTouch = (event: TouchEvent) => {
    const pinch = readPinch(event);
    if (pinch && event.cancelable) {
      // Stops the browser from zooming the page.
      event.preventDefault();
      if (last && event.type === "touchmove") {
        const factor = pinch.factor * (pinch.distancePx / Math.max(1, last.distancePx));
        zoomTo(area, factor, last.middle, pinch.middle);
      }
    }
    last = pinch;
  };
  area.addEventListener("keydown", handleKey, active);
  area.addEventListener("wheel", handleWheel, active);
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
    area.addEventListener(type, handleTouch, active);
  }
}
