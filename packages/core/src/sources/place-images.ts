import type { Post, SlideMediaOptions } from "../document/post.ts";
import { joinPassages } from "./join-passages.ts";
import type { Material } from "./join-materials.ts";
import type { SourceImage } from "./source.ts";

/** The images that a person chose: their addresses, or all. */
export type ImageChoice = "all" | readonly string[];

interface PlacedPost {
  post: Post;
  /** Addresses that no source offers, and images for which no slide is free. */
  left: string[];
}

/** Lists the images of a post's sources. Those of further sources have passages with prefixed ids, as in citations. */
export function listImages({ source, others = [] }: Pick<Material, "source" | "others">) {
  const texts = [source, ...others].map(({ id, images = [] }) => ({
    id,
    passages: images.map(({ passage = "", ...image }) => ({ id: passage, image })),
  }));
  return joinPassages(texts).map(({ id, image }): SourceImage => ({
    ...image,
    ...(/\d$/u.test(id) && { passage: id }),
  }));
}

/**
 * Sets chosen images of the sources as the media of slides: each on the slide that cites the passages around it, else on
 * the nearest slide without an image.
 */
export function placeImages(post: Post, material: Material, choice: ImageChoice): PlacedPost {
  const offered = listImages(material);
  const chosen = choice === "all" ? offered : offered.filter(({ url }) => choice.includes(url));
  const known = new Set(offered.map(({ url }) => url));
  const left = choice === "all" ? [] : choice.filter((url) => !known.has(url));
  const order = new Map(material.passages.map(({ id }, index) => [id, index]));
  const placeOf = (passage: string | undefined) => order.get(passage ?? "") ?? -1;
  const ranges = post.content.map(({ sources = [] }, index) =>
    index === 0 ? [-1] : sources.map(placeOf),
  );
  const content = [...post.content];
  for (const image of chosen) {
    const at = placeOf(image.passage);
    const free = content.flatMap((slide, index) => (slide.media === undefined ? [index] : []));
    const distance = (index: number) =>
      Math.min(Infinity, ...(ranges[index] ?? []).map((place) => Math.abs(place - at)));
    const [best] = free.toSorted((one, other) => distance(one) - distance(other));
    const slide = best === undefined ? undefined : content[best];
    if (best === undefined || !slide) left.push(image.url);
    else content[best] = { ...slide, media: toMedia(image) };
  }
  return { post: chosen.length === 0 ? post : { ...post, content }, left };
}

/** Returns an image as a slide's field `media`, with alt text and credit. */
function toMedia({ url, alt, caption, credit }: SourceImage): SlideMediaOptions {
  const words = alt || caption;
  return { url, ...(words && { alt: words }), ...(credit && { credit }) };
}
