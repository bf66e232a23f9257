import { plainType } from "../../blocks/registry.ts";
import { findPromptItem } from "../../document/prompts.ts";
import type { Item, Slide } from "../../document/post.ts";
import { chooseLayout } from "../../layouts/choose-layout.ts";
import { listEntryMarks } from "../../layouts/reading/list-mark.ts";
import { arcTexts } from "./arc-texts/index.ts";
import { createText } from "./point.ts";

/** Maximum length of a text that can be a header, in UTF-16 units. */
export const maxHeaderUnits = 110;

const labels = new Set(
  Object.values(arcTexts)
    .flatMap((texts) => Object.values(texts))
    .flatMap((arc) =>
      arc
        .split("\n")
        .slice(1)
        .map((beat) => beat.split(": ")[0]),
    ),
);

/** Whether a header such as `Step 2` comes from a template type and says nothing about the topic. */
export function isArcLabel(header: string): boolean {
  return labels.has(header.replace(/(?<!\d)\d+$/, "{n}"));
}

/**
 * Replaces a template type's header by the author's answer. Null if the header is the author's own, or if the answer is
 * too long, a list or a quote.
 */
export function liftAnswer(slide: Slide, itemIndex: number): Slide | null {
  const { header, description } = slide;
  const answer = description[itemIndex];
  if (!answer || !isArcLabel(header) || findPromptItem(slide) === itemIndex) return null;
  if (!readsAsHeader(answer)) return null;
  const others = description.toSpliced(itemIndex, 1);
  const isAlone = others.every(({ value }) => value.trim() === "");
  return {
    ...slide,
    header: answer.value.trim(),
    description: isAlone ? description.with(itemIndex, createText("")) : others,
  };
}

function readsAsHeader(answer: Item): boolean {
  const { type, value } = answer;
  const words = value.trim();
  const isLine = words !== "" && words.length <= maxHeaderUnits && !words.includes("\n");
  if (type !== plainType || !isLine || listEntryMarks(words).length > 0) return false;
  const blank = { header: "", description: [] };
  const content = [blank, { header: "", description: [answer] }, blank];
  const layout = chooseLayout({
    post: { title: "", content },
    postType: "carousel",
    slideIndex: 1,
    hasMedia: false,
  });
  return layout === "text" || layout === "statement";
}
