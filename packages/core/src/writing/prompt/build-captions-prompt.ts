import { countNoun } from "../../text/index.ts";
import type { CaptionsRequest } from "../captions-request.ts";
import { buildWordsPrompt } from "./build-words-prompt.ts";
import { keepTyped } from "./describe-action.ts";
import type { Prompt } from "./prompt-text.ts";

/** Builds the prompt for new words of a post's captions, which are published beside its slides. */
export function buildCaptionsPrompt(request: CaptionsRequest): Prompt {
  const { texts } = request;
  const count = countNoun(texts.size, "caption");
  const shape = [...texts.keys()].map((key) => `"${key}": string`).join(", ");
  return buildWordsPrompt(request, {
    given: `You get ${count} of it: the text that is published beside its slides, on all networks or on the one that is named.`,
    shape: [`One JSON object and nothing else: {${shape}}`],
    rules: [
      keepTyped,
      "Line breaks and emojis stay where they are.",
      "Nothing is added, left out, merged or explained. Each caption is about as long as before.",
    ],
    texts: [...texts].map(
      ([key, text]) => `Caption ${JSON.stringify(key)}: ${JSON.stringify(text)}`,
    ),
    piece: "caption",
    count,
  });
}
