import {
  takeSourceChoices,
  type SourceChoices,
  writeAsText,
  hasOwnInstructions,
  type GenerationRequest as TopicRequest,
} from "@slideloom/core/generation";
import type { Post } from "@slideloom/core/document";
import type { EditedOutline } from "@slideloom/core/sources";
import type { TextReader } from "../threads/reader.ts";
import { outlineDraftReader, postDraftReader } from "./draft-readers.ts";
import { draftSource } from "./draft-source.ts";
import type { Material } from "./text-generator.ts";

/** Returns the choices that a draft without a model follows. */
export function takeDraftChoices(
  choices: SourceChoices,
): Omit<SourceChoices, "audience" | "language" | "network" | "images"> {
  const {
    audience: _audience,
    language: _language,
    network: _network,
    images: _images,
    ...own
  } = takeSourceChoices(choices);
  return own;
}

/** Returns a draft's number of slides. If nobody asked for a number, a series may need more than the default. */
export const buildDraftCount = ({
  slides,
  isOpenCount = false,
  templateType,
}: Pick<TopicRequest, "slides" | "isOpenCount" | "templateType">) => ({
  ...(isOpenCount ? { usual: slides } : { slides }),
  templateType,
});

const ignored =
  "Special Instructions were ignored, because they need an AI model. The slides use sentences from the source.";

/** Makes a post from the source's own sentences. If a `plan` is given, its outline determines the slides. */
export async function writeDraft(
  request: TopicRequest & { material: Material; plan?: EditedOutline },
  { texts, signal }: { texts: TextReader; signal: AbortSignal },
): Promise<{ post: Post; warnings: string[] }> {
  const { material, plan, textOnly, topic, instructions } = request;
  const options = { ...buildDraftCount(request), ...takeDraftChoices(request) };
  const { result, warnings } = await draftSource(material, async (given) =>
    plan
      ? texts.read(outlineDraftReader, { material: given, edited: plan, options }, signal)
      : texts.read(postDraftReader, { material: given, options }, signal),
  );
  const { post, notes } = result;
  const hook = plan?.hook?.trim();
  return {
    post: {
      ...post,
      // Without a topic from the person, `topic` is the source's title. In that case the draft's cleaned title is used.
      title: hook || topic === material.source.title ? post.title : topic || post.title,
      content: textOnly ? post.content.map(writeAsText) : post.content,
    },
    warnings: [...notes, ...(hasOwnInstructions(instructions) ? [ignored] : []), ...warnings],
  };
}
