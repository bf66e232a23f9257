import { drawIcons } from "../blocks/text/icon-lines.ts";
import { isProse, listItemTexts, mapItemTexts } from "./item-texts.ts";
import type { Item, Post } from "./post.ts";

/** Replaces the icons of a post by the characters that they are drawn as. Code has no icons. */
export function drawPostIcons(post: Post): Post {
  return {
    ...post,
    title: drawIcons(post.title),
    content: post.content.map((slide) => ({
      ...slide,
      header: drawIcons(slide.header),
      description: slide.description.map(drawItemIcons),
      ...(slide.summary !== undefined && { summary: drawIcons(slide.summary) }),
    })),
  };
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
