import { itemTypes } from "../../blocks/index.ts";
import { countNoun } from "../../text/index.ts";
import { slideLimits } from "../finish/slide-limits.ts";
import type { PostRewriteRequest } from "../post-rewrite-request.ts";
import { buildWordsPrompt } from "./build-words-prompt.ts";
import { keepTyped } from "./describe-action.ts";
import {
  describeAlts,
  describeSlideShape,
  explainAlts,
  explainShape,
  type Prompt,
} from "./prompt-text.ts";
import { toWireSlide } from "./wire-slide.ts";

/** Builds the prompt for new words of a post's slides, in the same order and shape. */
export function buildPostRewritePrompt(request: PostRewriteRequest, hasAlts: boolean): Prompt {
  const { post, slides, hasTitle } = request;
  const count = countNoun(slides.length, "slide");
  const shape = `"slides": [${describeSlideShape(itemTypes, describeAlts(hasAlts))}]`;
  return buildWordsPrompt(request, {
    given: `It has ${countNoun(post.content.length, "slide")}; you get ${count}.`,
    shape: [
      `One JSON object and nothing else: {${hasTitle ? '"title": string, ' : ""}${shape}}`,
      "Every key is there; null where the post has nothing.",
      ...explainShape(itemTypes),
      ...explainAlts(hasAlts),
    ],
    rules: [
      `Exactly ${count}, in the same order. Each keeps its items: as many, of the same types, in the same order. A summary stays a summary, and null stays null.`,
      "A list keeps its lines and their marks. Lines with a label, a number or an author keep that form.",
      `${keepTyped} Code and :icons: stay unchanged.`,
      "::Double colons:: stay around the same word or phrase.",
      "Nothing is added, left out, merged or explained.",
      `Headers have at most ${slideLimits.headerCharacters} characters if they had before. Texts are about as long as before.`,
    ],
    texts: [
      ...(hasTitle ? [`Title: ${post.title}`] : []),
      ...slides.map(
        (index) =>
          `Slide ${index + 1}: ${JSON.stringify(toWireSlide(post.content[index], hasAlts))}`,
      ),
    ],
    piece: "slide",
    count,
  });
}
