import type { Captions } from "@slideloom/core/carousel";
import type { Post } from "@slideloom/core/document";
import { captionServices, services } from "@slideloom/core/networks";
import type { PostTextRef } from "@slideloom/core/slide";
import { editCaption, editOwnCaption } from "../../state/caption-edits.ts";
import { recordStep } from "../../state/history.ts";
import { setText } from "../../state/text-edits.ts";

/** A text that contains the wanted words. */
export interface FoundText {
  /** Unique in the list. */
  key: string;
  /** Where the text is: `Slide 2`. */
  place: string;
  /** The text as typed, cut at the wanted words: every second piece is wanted. */
  pieces: readonly string[];
  write: (text: string) => void;
}

export interface Wanted {
  words: string;
  matchesCase: boolean;
}

type PostText = Omit<FoundText, "pieces"> & { text: string };

const escapePattern = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** Lists the texts that contain the words, in the post's order. */
export function findTexts(
  edited: { post: Post; captions: Captions },
  { words, matchesCase }: Wanted,
): FoundText[] {
  if (words === "") return [];
  const pattern = new RegExp(`(${escapePattern(words)})`, matchesCase ? "gu" : "giu");
  return listTexts(edited).flatMap(({ text, ...place }) => {
    const pieces = text.split(pattern);
    return pieces.length === 1 ? [] : [{ ...place, pieces }];
  });
}

export const countWanted = (texts: readonly FoundText[]): number =>
  texts.reduce((sum, { pieces }) => sum + (pieces.length - 1) / 2, 0);

/** Replaces all wanted words as one undo step. */
export function replaceAll(texts: readonly FoundText[], replacement: string): boolean {
  return recordStep("Replace words", () => {
    for (const { pieces, write } of texts) {
      write(pieces.map((piece, index) => (index % 2 === 1 ? replacement : piece)).join(""));
    }
  });
}

function listTexts({ post, captions }: { post: Post; captions: Captions }): PostText[] {
  const { title, content, hashtags = [], caption = "" } = post;
  const read = (ref: PostTextRef, key: string, place: string, text: string): PostText => ({
    key,
    place,
    text,
    write: (written) => setText(ref, written),
  });
  return [
    read({ kind: "title" }, "title", "Title", title),
    ...content.flatMap(({ header, description, summary = "" }, slide) => {
      const place = `Slide ${slide + 1}`;
      return [
        read({ kind: "header", slide }, `header ${slide}`, place, header),
        ...description.map(({ value }, item) =>
          read({ kind: "item", slide, item }, `item ${slide} ${item}`, place, value),
        ),
        read({ kind: "summary", slide }, `summary ${slide}`, place, summary),
      ];
    }),
    { key: "caption", place: "Caption", text: caption, write: editCaption },
    ...captionServices.map((service) => ({
      key: `caption ${service}`,
      place: `Caption for ${services[service].name}`,
      text: captions[service] ?? "",
      write: (written: string) => editOwnCaption(service, written),
    })),
    ...hashtags.map((hashtag, index) =>
      read({ kind: "hashtag", index }, `hashtag ${index}`, "Hashtags", hashtag),
    ),
  ];
}
