/** Position and size of an image in a preview, as fractions of the frame, from its top left corner. */
export interface PreviewTile {
  /** Slide index, from 0. */
  slide: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** `cover` crops the slide to fill the tile; `whole` shows the whole slide, with bars if needed. */
  fit: "cover" | "whole";
}

/** The images of a post as they appear in a feed, before somebody opens the post. */
export interface Arrangement {
  /** Width divided by height of the frame around the images. */
  frame: number;
  tiles: readonly PreviewTile[];
  /** Number of slides without a tile, shown as "+3" on the last one. */
  more: number;
  /** How a feed shows that people can swipe; null if they can't. `pages` are page numbers such as "1/8". */
  control: "dots" | "arrows" | "pages" | null;
}

/** Arranges the images of a post; `ratio` is their width divided by height. */
export type Arrange = (slides: number, ratio: number) => Arrangement;

const whole: Omit<PreviewTile, "slide" | "fit"> = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Shows the first slide; people swipe to the others. The frame's width divided by height is `frame`, or the slide's own
 * ratio.
 */
export const swipe =
  (control: "dots" | "arrows" | "pages", frame?: number): Arrange =>
  (slides, ratio) => ({
    frame: frame ?? ratio,
    tiles: [{ ...whole, slide: 0, fit: "whole" }],
    more: 0,
    control: slides > 1 ? control : null,
  });

/** A row of slides that people scroll sideways: the first slide, and the left half of the second. */
export const scrollRow: Arrange = (slides, ratio) => {
  if (slides === 1) return { frame: ratio, tiles: place([whole]), more: 0, control: null };
  const width = 2 / 3;
  const tiles = place([
    { x: 0, y: 0, width, height: 1 },
    { x: width, y: 0, width, height: 1 },
  ]);
  return { frame: ratio / width, tiles, more: 0, control: null };
};

const halves = [
  { x: 0, y: 0, width: 0.5, height: 1 },
  { x: 0.5, y: 0, width: 0.5, height: 1 },
];
const quarters = [0, 0.5].flatMap((y) => [0, 0.5].map((x) => ({ x, y, width: 0.5, height: 0.5 })));
const halfAndQuarters = [...halves.slice(0, 1), ...quarters.filter(({ x }) => x > 0)];

/** Fills the frame with up to four cropped slides: one alone, two halves, a half and two quarters, or four quarters. */
export const grid =
  ({ frame, tallest }: { frame: number; tallest: number }): Arrange =>
  (slides, ratio) => {
    if (slides === 1) return arrangeOne(ratio, tallest);
    const tiles = slides === 2 ? halves : slides === 3 ? halfAndQuarters : quarters;
    return { frame, tiles: place(tiles), more: Math.max(0, slides - 4), control: null };
  };

const stacked = halves.map(({ x, width }) => ({ x: 0, y: x, width: 1, height: width }));
const thirds = [0, 1, 2].map((index) => ({ x: index / 3, y: 0.6, width: 1 / 3, height: 0.4 }));

/**
 * Fills the frame with up to five cropped slides. If there are three or more, larger slides are above smaller slides.
 */
export const collage: Arrange = (slides, ratio) => {
  if (slides === 1) return arrangeOne(ratio, 0.8);
  const large = { x: 0, y: 0, width: 1, height: slides === 3 ? 0.5 : 0.6 };
  const two = ratio > 1 ? stacked : halves;
  const three = [large, ...quarters.slice(2)];
  const five = [...halves.map((half) => ({ ...half, height: 0.6 })), ...thirds];
  const tiles =
    slides === 2 ? two : slides === 3 ? three : slides === 4 ? [large, ...thirds] : five;
  return { frame: 1, tiles: place(tiles), more: Math.max(0, slides - 5), control: null };
};

/** Shows a single image, cropped if its width divided by its height is below `tallest`. */
const arrangeOne = (ratio: number, tallest: number): Arrangement => ({
  frame: Math.max(ratio, tallest),
  tiles: place([whole]),
  more: 0,
  control: null,
});

const place = (tiles: readonly Omit<PreviewTile, "slide" | "fit">[]): PreviewTile[] =>
  tiles.map((tile, slide) => ({ ...tile, slide, fit: "cover" }));
