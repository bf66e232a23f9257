import type { VoiceLanguage } from "./voice-language.ts";
import { findSentence, listSentences } from "../text/sentences.ts";
import { createPhraseFinder, type Finder, type StemmedText, stemWord } from "./stems.ts";

/** Kinds of claims that authors exclude, with the words that make a claim of each kind. */
const topics: readonly { named: RegExp; claims: RegExp }[] = [
  {
    named: /health|medic|gesundheit|heil|santé|médic|salud|médec|saúde|salut|健康|医療/iu,
    claims:
      /(?<!\p{L})(?:cur(?:e[sd]?|ing)|heals?|healed|healing|detox\p{L}*|remed(?:y|ies)|prevents? (?:\p{L}+ )?(?:disease|illness|cancer)|heilt|heilen|geheilt|entgiftet|lindert|guéri\p{L}*|soigne\p{L}*|cura|curan|curar|sana|cure|curou|guarisc\p{L}*|guarire)(?!\p{L})|治(?:る|り|す)|効果があり/giu,
  },
  {
    named: /income|earning|financ|money|einkommen|verdien|revenu|ingreso|renda|guadagn|収入/iu,
    claims:
      /(?<!\p{L})(?:earn|make|verdien\p{L}*|gagne\p{L}*|gana\p{L}*|ganh\p{L}*|guadagn\p{L}*)(?: \p{L}+){0,3} [$€£]?\d[\d.,]*(?: ?[$€£k]|\p{L}{3})?|passive income|passives Einkommen|revenus? passifs?|ingresos pasivos|renda passiva|reddito passivo/giu,
  },
  {
    named: /guarant|garant|保証/iu,
    claims:
      /(?<!\p{L})(?:guarantee(?:s|d)?|garanti\p{L}*|garant[ií]\p{L}*|risk-free|risikolos)(?!\p{L})|保証/giu,
  },
];

const negation =
  /^(?:no|never|not|don't|avoid|keine?|nie|pas d[e'’]|aucune?|jamais|sin|ninguna?|nunca|sem|nenhuma?|nessuna?|niente|mai)\s+/iu;
const claimWord =
  /(?<!\p{L})(?:claims?|promises?|promesses?|allégations?|promesas?|afirmaciones|promessas?|alegações|promesse)(?!\p{L})|(?:aussagen?|versprechen)(?!\p{L})/giu;

/**
 * Creates a finder of words that make an excluded claim. If `topics` lacks the kind of claim, e.g. `political claims`,
 * finds nothing.
 */
export function createClaimFinder(claim: string, language: VoiceLanguage | null): Finder {
  const topic = topics.find(({ named }) => named.test(claim));
  const spoken = claim.trim().replace(negation, "");
  const rest = spoken.replaceAll(claimWord, " ").trim();
  const isTopic = rest !== spoken.trim();
  if (topic && isTopic) {
    return ({ text }) =>
      Array.from(text.matchAll(topic.claims), ({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
      }));
  }
  return isTopic ? () => [] : createSentenceFinder(rest, language);
}

/** When a post is searched for a claim, the claim's words with fewer letters than this are ignored. */
const minLetters = 4;

/** Creates a finder of sentences that contain all longer words of a claim, in any form and order. */
function createSentenceFinder(claim: string, language: VoiceLanguage | null): Finder {
  const wanted = new Set(
    (claim.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .filter((word) => word.length >= minLetters)
      .map((word) => stemWord(word, language)),
  );
  if (wanted.size === 0 || language === "ja") return createPhraseFinder(claim, language);
  return ({ text, words, byStem }) => {
    const indexes = [...wanted].map((stem) => byStem.get(stem) ?? []);
    if (indexes.some(({ length }) => length === 0)) return [];
    const sentences = listSentences(text);
    const bySentence = new Map<number, StemmedText["words"][number][]>();
    for (const index of indexes.flat().toSorted((one, other) => one - other)) {
      const word = words[index];
      if (!word) continue;
      const sentence = findSentence(sentences, word.start);
      bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), word]);
    }
    return [...bySentence.values()].flatMap((found) => {
      const [first, last] = [found[0], found.at(-1)];
      const hasAll = new Set(found.map(({ stem }) => stem)).size === wanted.size;
      return hasAll && first && last ? [{ start: first.start, end: last.end }] : [];
    });
  };
}
