/**
 * How a layout fills its slide. `open` leaves space for shapes from neighbouring slides, `top` has its headline at a
 * fixed height, and `own` does neither.
 */
type LayoutKind = "open" | "top" | "own";

const carouselLayouts = {
  cover: "open",
  statement: "open",
  number: "open",
  quote: "open",
  steps: "top",
  list: "top",
  comparison: "top",
  chart: "top",
  table: "top",
  timeline: "top",
  checklist: "top",
  prices: "top",
  figures: "top",
  post: "own",
  picture: "own",
  code: "top",
  text: "top",
  closing: "open",
} as const satisfies Readonly<Record<string, LayoutKind>>;

export type CarouselLayoutName = keyof typeof carouselLayouts;

export const carouselLayoutNames = Object.keys(carouselLayouts) as readonly CarouselLayoutName[];

/** Every layout; `single` is for single posts. */
export type SlideLayoutName = CarouselLayoutName | "single";

export const slideLayoutNames: readonly SlideLayoutName[] = [...carouselLayoutNames, "single"];

export function isSlideLayoutName(name: string): name is SlideLayoutName {
  return slideLayoutNames.some((known) => known === name);
}

export function layoutKindOf(layout: SlideLayoutName): LayoutKind {
  return layout === "single" ? "own" : carouselLayouts[layout];
}
