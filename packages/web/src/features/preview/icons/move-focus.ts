import type { KeyboardEvent } from "react";

/** Moves the focus between the icons with the arrow keys; up and down move to the nearest icon of another row. */
export function moveFocus(event: KeyboardEvent): void {
  const root = event.currentTarget;
  if (!event.key.startsWith("Arrow") || document.activeElement?.role === "radio") return;
  const icons = [...root.querySelectorAll<HTMLElement>("[data-icon]")];
  const current = icons.findIndex((icon) => icon === document.activeElement);
  const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (current < 0 && isSideways) return;
  event.preventDefault();
  const next = current < 0 ? icons[0] : findNext(icons, current, event.key);
  if (next) next.focus();
  else if (event.key === "ArrowUp") root.querySelector("input")?.focus();
}

function findNext(icons: readonly HTMLElement[], current: number, key: string) {
  if (key === "ArrowRight") return icons[current + 1];
  if (key === "ArrowLeft") return icons[current - 1];
  const here = icons[current]?.getBoundingClientRect();
  if (!here) return undefined;
  const isBeyond = ({ top }: DOMRect) => (key === "ArrowDown" ? top > here.top : top < here.top);
  return icons
    .map((icon) => ({ icon, rect: icon.getBoundingClientRect() }))
    .filter(({ rect }) => isBeyond(rect))
    .toSorted(
      (one, other) =>
        Math.abs(one.rect.top - here.top) - Math.abs(other.rect.top - here.top) ||
        Math.abs(one.rect.left - here.left) - Math.abs(other.rect.left - here.left),
    )[0]?.icon;
}
