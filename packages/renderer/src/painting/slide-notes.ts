import { shortenMediaUrl } from "@slideloom/core/media";
import { scaleRange } from "@slideloom/core/outputs";
import type { SlideInput, SlideMedia, SlideNode } from "@slideloom/core/slide";
import type { BrandNote } from "../media/brand-images.ts";
import type {
  MediaBox,
  MediaNote,
  MissingCharacters,
  MissingMedium,
  SlideLayout,
} from "../slide-job.ts";
import type { SlideWords } from "../text/slide-words.ts";

const listed = new Intl.ListFormat("en-GB");

/** Names the characters that no font has, and the emoji without art. */
export function describeMissing(
  slide: number,
  { missing, leftEmoji }: Pick<SlideWords, "missing" | "leftEmoji">,
): MissingCharacters[] {
  const describe = (characters: string[], message: string) =>
    characters.length === 0
      ? []
      : [{ slide, characters, message: `Slide ${slide + 1}: ${message}` }];
  const emoji = leftEmoji.join(" ");
  return [
    ...describe(missing, `no font has ${missing.join(" ")}`),
    ...describe(
      leftEmoji,
      leftEmoji.length === 1
        ? `${emoji} has no art yet and is left out`
        : `${emoji} have no art yet and are left out`,
    ),
  ];
}

/** Names the hashtags and brand texts that a slide has no space for; empty if all fit. */
export function describeLeft(slide: number, left: string[]): Pick<SlideLayout, "leftFurniture"> {
  const message = `Slide ${slide + 1} has no room for ${listed.format(left)}`;
  return left.length === 0 ? {} : { leftFurniture: [{ slide, message }] };
}

type MediaBySlide = Readonly<Record<number, SlideMedia>>;

const describeImage = (slide: number, image: string, what: string) => ({
  slide,
  message: `Slide ${slide + 1}: the image ${image} ${what}`,
});

/** Lists images that can't be loaded: media of slides from `bySlide`, and the brand's images from `brandMissing`. */
export function listMissingMedia(
  slideIndex: number,
  bySlide: MediaBySlide,
  brandMissing: readonly BrandNote[],
): MissingMedium[] {
  const describe = (slide: number, image: string, cause: string) =>
    describeImage(slide, image, `can't be loaded: ${cause}`);
  const failed = Object.entries(bySlide).flatMap(([slide, media]) =>
    [media, ...(media.before ? [media.before] : [])]
      .filter(({ kind }) => kind === "failed")
      .map((one) => [slide, one] as const),
  );
  return [
    ...failed.map(([slide, { url, cause = "" }]) => ({
      ...describe(Number(slide), shortenMediaUrl(url), cause),
      url,
      cause,
    })),
    ...brandMissing.map(({ image, text }) => describe(slideIndex, image, text)),
  ];
}

/** Notes that a slide's image was to be its background, but the slide has none; empty if it isn't so. */
export function listGroundNotes({ post, postType, slideIndex, media }: SlideInput): MediaNote[] {
  const wants = postType === "carousel" && post.content[slideIndex]?.ground === "picture";
  if (!wants || media[slideIndex] !== undefined) return [];
  const message = `Slide ${slideIndex + 1}: 'ground' is 'picture', but the slide has no image, so it has the design's background`;
  return [{ slide: slideIndex, message }];
}

/** Notes that a slide has the image of a first column, but isn't drawn as a comparison; empty if it isn't so. */
export function listBeforeNotes({ slideIndex, media }: SlideInput, root: SlideNode): MediaNote[] {
  const src = media[slideIndex]?.before?.src;
  if (src === undefined || showsImage(root, src)) return [];
  const message = `Slide ${slideIndex + 1}: the image 'before' isn't shown, because the slide isn't drawn as a comparison`;
  return [{ slide: slideIndex, message }];
}

function showsImage(node: SlideNode, src: string): boolean {
  if (node.kind === "box") return node.children.some((child) => showsImage(child, src));
  return node.kind === "image" && node.src === src;
}

/** Minimum ratio of an image file's pixels to its pixels on the slide. Below this ratio, the image looks blurred. */
const leastPixelShare = 0.6;

const formatPx = new Intl.NumberFormat("en").format;

/** Returns a note if an image has too few pixels for its size on the slide, otherwise null. */
function describeBlur(
  { kind, widthPx, heightPx, filePx }: SlideMedia,
  box: MediaBox | undefined,
): string | null {
  if (kind !== "image" || filePx === undefined || !box) return null;
  const sides = [box.widthPx / widthPx, box.heightPx / heightPx] as const;
  const scale = box.focus && !box.fit ? Math.max(...sides) : Math.min(...sides);
  const drawnPx = Math.min(box.widthPx, widthPx * scale) * scaleRange.default;
  // The ratio uses `filePx`, because `widthPx` and `heightPx` may belong to a copy with fewer pixels.
  const ownShare = filePx / (Math.max(widthPx, heightPx) * scale * scaleRange.default);
  if (ownShare >= leastPixelShare) return null;
  const [wide, own] = [drawnPx, drawnPx * ownShare].map((px) => formatPx(Math.round(px)));
  return `is drawn ${wide} pixels wide from only ${own}, so it looks blurred`;
}

/** Lists images that are drawn differently from their files, or have too few pixels for their size. */
export function listMediaNotes(
  slideIndex: number,
  { bySlide, boxes }: { bySlide: MediaBySlide; boxes: readonly MediaBox[] },
  brandNotes: readonly BrandNote[],
): MediaNote[] {
  return [
    ...Object.entries(bySlide).flatMap(([slide, media]) => {
      const index = Number(slide);
      const blur = describeBlur(
        media,
        boxes.find((box) => box.slide === index),
      );
      return [media.note, blur].flatMap((note) =>
        note ? [describeImage(index, shortenMediaUrl(media.url), note)] : [],
      );
    }),
    ...brandNotes.map(({ image, text }) => describeImage(slideIndex, image, text)),
  ];
}
