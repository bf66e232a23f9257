import { chooseWritingStyle } from "../../generation/index.ts";
import type { PostRewriteAction } from "../post-rewrite-request.ts";
import { buildVoice, section } from "./prompt-text.ts";

const findStyle = ({ style }: { style: string }) => chooseWritingStyle(style).choice;

/** Completes the sentence "You …" about a post. */
export const describeTask = (action: PostRewriteAction) =>
  action.kind === "translate"
    ? `translate a social-media post into ${action.language}`
    : "rewrite a social-media post in another tone, in its own language";

export const describeWish = (action: PostRewriteAction) =>
  action.kind === "translate"
    ? `Translate it into ${action.language}.`
    : `Rewrite it in the tone: ${findStyle(action).name}.`;

export const describeTone = (action: PostRewriteAction) =>
  action.kind === "translate"
    ? []
    : [section(`Voice: ${findStyle(action).name}`, buildVoice(findStyle(action)))];

export const keepTyped =
  "Every number, date, name, link, hashtag and @handle stays as it is typed.";

export const describeRules = (action: PostRewriteAction) =>
  action.kind === "translate"
    ? [
        `All words are in ${action.language}, as a native writer of such posts would say them, in the tone of the original.`,
      ]
    : [
        "Facts, claims and their conditions stay as they are; only the way of saying them changes.",
        "Words in quotation marks stay word for word.",
      ];
