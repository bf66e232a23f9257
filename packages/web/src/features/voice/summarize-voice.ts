import type { Voice } from "@slideloom/core/voice";
import { countNoun } from "@slideloom/core/text";

const persons = { I: "Speaks as “I”", we: "Speaks as “we”", you: "Speaks to “you”", none: null };
const emojiHabits = { none: "no emoji", few: null, many: "many emoji" };

/** Describes a voice in one line. */
export function summarizeVoice({ person, sentences, emoji, banned, claims }: Voice): string {
  const parts = [
    persons[person],
    sentences && `${sentences.p25} to ${sentences.p75} words per sentence`,
    emojiHabits[emoji],
    banned.length > 0 ? countNoun(banned.length, "banned word") : null,
    claims.length > 0 ? countNoun(claims.length, "banned claim") : null,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
