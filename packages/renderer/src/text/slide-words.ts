import type { SlideNode, TextNode } from "@slideloom/core/slide";
import { findLeftEmoji, findUncoveredCharacters } from "../fonts/clean-text.ts";
import type { FamilyText } from "../fonts/complete-catalogue.ts";
import { type Art, artOf, emojiSrc, splitWords } from "../engine/engine-node.ts";
import { softHyphen } from "@slideloom/core/text";

/** The text drawn by one font family, with its weights and styles. */
export interface FamilyWords {
  text: string;
  weights: Set<number>;
  /** Whether some of the text is italic. */
  italic: boolean;
}

/** The text of a slide's tree by font family, and its emoji and icons. */
export interface SlideWords {
  families: Map<string, FamilyWords>;
  /** By the engine's `src`. */
  art: Map<string, Art>;
  /** Letters that no installed font covers. */
  missing: string[];
  /** Emoji that are left out, since they have no art. */
  leftEmoji: string[];
}

/** Lists the texts of a tree, in order. */
function listTexts(node: SlideNode): TextNode[] {
  if (node.kind === "box") return node.children.flatMap(listTexts);
  return node.kind === "text" ? [node] : [];
}

function familyOf({ style }: TextNode): string {
  return String(style.fontFamily);
}

/** Lists a tree's original texts with their font families. */
export function listFamilyTexts(root: SlideNode): FamilyText[] {
  return listTexts(root).map((node) => ({
    family: familyOf(node),
    text: node.spans.map(({ text }) => text).join(""),
  }));
}

export function collectWords(root: SlideNode): SlideWords {
  const words: SlideWords = { families: new Map(), art: new Map(), missing: [], leftEmoji: [] };
  let written = "";
  for (const node of listTexts(root)) {
    const family = familyOf(node);
    const entry = words.families.get(family) ?? { text: "", weights: new Set(), italic: false };
    words.families.set(family, entry);
    for (const span of node.spans) {
      written += span.text;
      entry.weights.add(Number(span.style?.fontWeight ?? node.style.fontWeight ?? 400));
      entry.italic ||= (span.style?.fontStyle ?? node.style.fontStyle) === "italic";
      for (const part of splitWords(span.text, false)) {
        if (part.kind === "text") entry.text += part.text;
        else {
          const art = artOf(part.id, span, node);
          words.art.set(emojiSrc(art), art);
        }
      }
      if (span.text.includes(softHyphen)) entry.text += "-";
      entry.text += " ";
    }
  }
  words.missing = findUncoveredCharacters(written);
  words.leftEmoji = findLeftEmoji(written);
  return words;
}
