import type { JsonNode } from "../json/json-node.ts";
import { readSlide } from "../post-rules.ts";
import { findPromptItem } from "../prompts.ts";
import type { EditablePost } from "./editable-post.ts";
import { removeMember } from "./member.ts";

/** Removes the `prompt` of each slide if the edit answered it. */
export function dropAnsweredPrompts(before: EditablePost, edited: EditablePost): EditablePost {
  const nodes = before.slides().nodes;
  const originals = new Map(before.identities.slideIds.map((id, index) => [id, nodes[index]]));
  const slides = edited.slides().nodes;
  return edited.identities.slideIds.reduce((post, id, index) => {
    const [original, node] = [originals.get(id), slides[index]];
    const isAnswered = original && node && original !== node && answersPrompt(original, node);
    return isAnswered ? removeMember(post, post.slide(index), "prompt") : post;
  }, edited);
}

function answersPrompt(before: JsonNode, after: JsonNode): boolean {
  const [original, slide] = [readSlide(before).value, readSlide(after).value];
  return (
    original.prompt === slide.prompt && findPromptItem(original) >= 0 && findPromptItem(slide) < 0
  );
}
