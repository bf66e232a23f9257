/** The layouts of a carousel's slides. */
export const carouselLayoutNames = [
  "cover",
  "statement",
  "number",
  "quote",
  "steps",
  "list",
  "comparison",
  "chart",
  "picture",
  "code",
  "text",
  "closing",
] as const;

export type CarouselLayoutName = (typeof carouselLayoutNames)[number];

/** Every layout; `single` is for single posts. */
export const slideLayoutNames = [...carouselLayoutNames, "single"] as const;

export type SlideLayoutName = (typeof slideLayoutNames)[number];

export function isSlideLayoutName(name: string): name is SlideLayoutName {
  return (slideLayoutNames as readonly string[]).includes(name);
}
