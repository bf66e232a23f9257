import { drawIcons } from "../blocks/text/icon-lines.ts";
import { isProse, listItemTexts, mapItemTexts } from "./item-texts.ts";
import type { Item, Post, Slide } from "./post.ts";

/** Slides with icons by slides as typed. What is read of a slide is cached by its object. */
const drawnSlides = new WeakMap<Slide, Slide>();
const drawnContents = new WeakMap<readonly Slide[], Slide[]>();

/**
 * Replaces the icons of a post by the characters that they are drawn as. Code has no icons. Returns the same object for
 * a post or slide without icons.
 */
export function drawPostIcons(post: Post): Post {
  const title = drawIcons(post.title);
  const content = drawContent(post.content);
  return title === post.title && content === post.content ? post : { ...post, title, content };
}

function drawContent(content: Slide[]): Slide[] {
  const known = drawnContents.get(content);
  if (known) return known;
  const drawn = content.map(drawSlide);
  if (drawn.every((slide, index) => slide === content[index])) return content;
  drawnContents.set(content, drawn);
  return drawn;
}

function drawSlide(slide: Slide): Slide {
  const known = drawnSlides.get(slide);
  if (known) return known;
  const header = drawIcons(slide.header);
  const description = slide.description.map(drawItemIcons);
  const summary = slide.summary === undefined ? undefined : drawIcons(slide.summary);
  const isSame =
    header === slide.header &&
    summary === slide.summary &&
    description.every((item, index) => item === slide.description[index]);
  if (isSame) return slide;
  const drawn = { ...slide, header, description, ...(summary !== undefined && { summary }) };
  drawnSlides.set(slide, drawn);
  return drawn;
}

function drawItemIcons(item: Item): Item {
  // Returns an item without icons unchanged, because mapping would rewrite the JSON text of a `two-columns` item.
  const hasNone = listItemTexts(item).every((text) => drawIcons(text) === text);
  return hasNone || !isProse(item) ? item : mapItemTexts(item, drawIcons);
}

/** The texts of a post that may have icons, joined. */
export function joinIconTexts({ title, content }: Post): string {
  const texts = content.flatMap(({ header, description, summary = "" }) => [
    header,
    ...description.filter(isProse).map(({ value }) => value),
    summary,
  ]);
  return [title, ...texts].join("\n");
}
