import type { PostTextRef } from "@slideloom/core/slide";
import { namePart } from "./block-types.tsx";

/** Returns a text's accessible name: `Header of slide 2`. */
export function describeText(ref: PostTextRef): string {
  switch (ref.kind) {
    case "title":
      return "Title of the post";
    case "hashtag":
      return `Hashtag ${ref.index + 1}`;
    case "header":
      return `Header of slide ${ref.slide + 1}`;
    case "summary":
      return `Summary of slide ${ref.slide + 1}`;
    case "item": {
      const block = `lock ${ref.item + 1} of slide ${ref.slide + 1}`;
      if (!ref.part) return `B${block}`;
      return `${namePart(ref.part)} of b${block}`;
    }
  }
}
