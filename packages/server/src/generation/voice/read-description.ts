import { isEvidence } from "@slideloom/core/planning";
import { voiceLimits, type VoiceEvidence } from "@slideloom/core/voice";
import { z } from "zod";
import { readObject } from "../planning/read-plan.ts";
import type { ReadAnswer } from "../text-generator.ts";
import { type VoiceDescription, voiceLinesMax } from "./voice-description.ts";

const lineSchema = z.object({
  evidence: z.string().trim().min(1).max(voiceLimits.quoteCharacters),
  line: z.string().trim().min(1).max(voiceLimits.lineCharacters),
});

/** Reads a description. Drops lines whose evidence isn't in a post. */
export function readDescription(
  reply: string,
  posts: readonly string[],
): ReadAnswer<VoiceDescription> {
  const object = readObject(reply, ["does", "never"]);
  if (!object) return { answer: null, problems: ['It held no JSON object with "does".'] };
  let dropped = 0;
  const read = (value: unknown): VoiceEvidence[] =>
    [value].flat().flatMap((each) => {
      const { data } = lineSchema.safeParse(each);
      if (!data) return [];
      const { line, evidence } = data;
      const isProven = posts.some((post) => isEvidence(evidence, post));
      // A line that is copied from a post may be an instruction hidden in the post, and describes nothing.
      const isDescription = !posts.some((post) => post.includes(line));
      if (isProven && isDescription) return [{ line, quote: evidence }];
      dropped += 1;
      return [];
    });
  const answer: VoiceDescription = {
    reader: read(object["reader"])[0] ?? null,
    does: read(object["does"]).slice(0, voiceLinesMax),
    never: read(object["never"]).slice(0, voiceLinesMax),
  };
  const kept = answer.does.length + answer.never.length;
  const problem = "The evidence of most lines is in no post: copy it letter by letter.";
  return { answer, problems: dropped > kept ? [problem] : [] };
}
