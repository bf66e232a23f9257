import { validateSlideNode } from "../post-rules.ts";
import type { Slide } from "../post.ts";
import { findPromptItem } from "../prompts.ts";
import { findMember, type JsonNode } from "../json/json-node.ts";
import type { EditablePost } from "./editable-post.ts";
import { removeMember } from "./member.ts";

/**
 * Removes a slide's `prompt`, a question to the author, if the edit answers the question. Removes `alt` if the edit
 * changes the slide's words.
 */
export function dropOutdatedFields(before: EditablePost, edited: EditablePost): EditablePost {
  const nodes = before.slides().nodes;
  const originals = new Map(before.identities.slideIds.map((id, index) => [id, nodes[index]]));
  const slides = edited.slides().nodes;
  const hasOtherTitle = titleOf(before) !== titleOf(edited);
  return edited.identities.slideIds.reduce((post, id, index) => {
    const [original, node] = [originals.get(id), slides[index]];
    // The first slide also shows the title, so a new title makes the slide's alt text outdated.
    const isCover = index === 0 && hasOtherTitle;
    if (!original || !node || (original === node && !isCover)) return post;
    return listOutdated(original, node, isCover).reduce(
      (cleaned, name) => removeMember(cleaned, cleaned.slide(index), name),
      post,
    );
  }, edited);
}

function listOutdated(before: JsonNode, after: JsonNode, isCover: boolean): ("prompt" | "alt")[] {
  const [original, slide] = [validateSlideNode(before).value, validateSlideNode(after).value];
  const isAnswered =
    original.prompt === slide.prompt && findPromptItem(original) >= 0 && findPromptItem(slide) < 0;
  const hasOtherWords =
    original.alt === slide.alt && (isCover || wordsOf(original) !== wordsOf(slide));
  return [
    ...(isAnswered ? (["prompt"] as const) : []),
    ...(hasOtherWords ? (["alt"] as const) : []),
  ];
}

const titleOf = ({ root }: EditablePost) => findMember(root.node, "title")?.value.text;

const wordsOf = ({ header, description, summary = "" }: Slide) =>
  JSON.stringify([header, description.map(({ type, value }) => [type, value]), summary]);
