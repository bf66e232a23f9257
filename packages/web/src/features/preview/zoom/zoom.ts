import { flushSync } from "react-dom";
import { announce } from "../../../lib/announcements.ts";
import { useZoom } from "./zoom-store.ts";

const steps = [1, 1.25, 1.5, 2, 3, 4] as const;
const largest = 4;

/** A point of the window, CSS px. */
export interface Point {
  x: number;
  y: number;
}

export const describeZoom = (factor: number): string => `${Math.round(factor * 100)}%`;

const findStage = (area: Element) => area.querySelector<HTMLElement>("[data-stage]");

/** Returns the middle of the edited or focused text; without one in view, the middle of the view. */
function findPlace(area: HTMLElement): Point {
  const view = area.getBoundingClientRect();
  const focused = document.activeElement;
  const box =
    focused && findStage(area)?.contains(focused) ? focused.getBoundingClientRect() : view;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const isInView = x >= view.left && x <= view.right && y >= view.top && y <= view.bottom;
  return isInView ? { x, y } : { x: view.left + view.width / 2, y: view.top + view.height / 2 };
}

/** Sets the zoom. What is at `from` is then at `to`, as far as the view can be scrolled. */
export function zoomTo(
  area: HTMLElement,
  factor: number,
  from: Point = findPlace(area),
  to: Point = from,
): void {
  const stage = findStage(area);
  if (!stage) return;
  const before = stage.getBoundingClientRect();
  const across = (from.x - before.left) / before.width;
  const down = (from.y - before.top) / before.height;
  const next = Math.max(1, Math.min(factor, largest));
  flushSync(() => useZoom.setState({ factor: next }));
  const after = stage.getBoundingClientRect();
  area.scrollLeft += after.left + across * after.width - to.x;
  area.scrollTop += after.top + down * after.height - to.y;
}

/** Zooms the shown slide to the next step; 0 fits it into the preview. */
export function zoomShownSlide(direction: 1 | 0 | -1): void {
  const area = document.querySelector("[data-stage]")?.parentElement;
  if (area) zoomByStep(area, direction);
}

/** Zooms to the next step; 0 fits the slide into the preview. */
export function zoomByStep(area: HTMLElement, direction: 1 | 0 | -1): void {
  const { factor } = useZoom.getState();
  const next =
    direction > 0
      ? steps.find((step) => step > factor + 0.01)
      : direction < 0 && steps.findLast((step) => step < factor - 0.01);
  zoomTo(area, next || (direction > 0 ? largest : 1));
  announce(`Zoom ${describeZoom(useZoom.getState().factor)}`);
}
