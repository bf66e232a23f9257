import { createPostChecker, type PostCheck, type PostChecker } from "../facts/check-post.ts";
import type { Facts } from "../facts/read-facts.ts";
import { foldText } from "../text/fold.ts";
import {
  createVoiceChecker,
  listPostTexts,
  type PostTextPlace,
  type VoiceLikeness,
} from "./check-voice.ts";
import type { Voice } from "./voice.ts";

/** The facts of a post's source and the voice of its author, for checks. Each is null if unknown. */
export interface WordRules {
  facts: Facts | null;
  voice: Voice | null;
  /** All that the author gave to the writer, if the post's addresses must be in it. */
  given?: string | undefined;
}

export interface WordReport {
  /** Findings in reading order. */
  checks: PostCheck[];
  /** How well the post fits the voice; null without a voice. */
  likeness: VoiceLikeness | null;
}

export type WordChecker = (...args: Parameters<PostChecker>) => WordReport;

/**
 * Creates a checker for posts from the same sources and the same author. Without both, it still finds clichés,
 * placeholders and repeated slides.
 */
export function createWordChecker({ facts, voice, given }: WordRules): WordChecker {
  const checkFacts = facts && createPostChecker(facts);
  const checkVoice = createVoiceChecker(voice, given);
  return (post, context) => {
    const found = checkFacts?.(post, context) ?? [];
    const { checks, likeness } = checkVoice(post, context?.captions);
    const own = facts ? checks.filter((check) => !isSourcesCliche(check, facts)) : checks;
    const order = listPostTexts(post, context?.captions ?? {}).map(({ place }) => keyOf(place));
    return { checks: sortChecks([...found, ...own], order), likeness };
  };
}

/** A phrase that the source has is its author's, not a cliché of who wrote the post. */
const isSourcesCliche = ({ code, raw }: PostCheck, { folded }: Facts) =>
  code === "cliche" && ` ${folded} `.includes(` ${foldText(raw)}`);

const keyOf = ({ slide, field, item, part, service }: PostTextPlace) =>
  [slide, field, item, part, service].join(" ");

function sortChecks(checks: readonly PostCheck[], places: readonly string[]): PostCheck[] {
  const order = new Map(places.map((place, index) => [place, index]));
  const rank = (check: PostCheck) => order.get(keyOf(check)) ?? order.size;
  return checks.toSorted((one, other) => rank(one) - rank(other) || one.range[0] - other.range[0]);
}
