import { type RefObject, useLayoutEffect } from "react";

/** Vertical distance between tried positions, CSS px. */
const stepPx = 16;

const controls = ":is(a, button, input, textarea, select, [role=radio], [role=tab]):not(:disabled)";

/** Returns the boxes of visible controls in open dialogs. */
function listObstacles(): DOMRect[] {
  const found = document.querySelectorAll(`[role=dialog] ${controls}`);
  return [...found].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
}

const areOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Returns a place where the box covers no obstacle. Null if the box already covers none, or if there is no such place.
 */
function findClearPlace(box: DOMRect, obstacles: readonly DOMRect[]): DOMRect | null {
  const isClear = (place: DOMRect) => !obstacles.some((one) => areOverlapping(one, place));
  if (isClear(box)) return null;
  const edgePx = innerWidth - box.right;
  const at = (x: number, y: number) => new DOMRect(x, y, box.width, box.height);
  for (let topPx = innerHeight - box.height - edgePx; topPx >= edgePx; topPx -= stepPx) {
    const place = [at(box.left, topPx), at(edgePx, topPx)].find(isClear);
    if (place) return place;
  }
  return null;
}

/** Moves a fixed element away from the controls of open dialogs. Runs while `shownId` isn't null. */
export function useClearPlace(ref: RefObject<HTMLElement | null>, shownId: number | null): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || shownId === null) return undefined;
    const move = () => {
      const obstacles = listObstacles();
      element.style.translate = "";
      if (obstacles.length === 0) return;
      const box = element.getBoundingClientRect();
      const place = findClearPlace(box, obstacles);
      if (place) element.style.translate = `${place.left - box.left}px ${place.top - box.top}px`;
    };
    move();
    // Dialogs may open, close and change meanwhile.
    const observer = new MutationObserver(move);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener("resize", move);
    addEventListener("animationend", move);
    return () => {
      observer.disconnect();
      removeEventListener("resize", move);
      removeEventListener("animationend", move);
      element.style.translate = "";
    };
  }, [ref, shownId]);
}
