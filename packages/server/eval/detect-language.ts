import type { EvalLanguage } from "./eval-requests.ts";

/** The most frequent short words of each language, to recognize it by. */
const smallWords: Record<Exclude<EvalLanguage, "ja">, readonly string[]> = {
  en: ["the", "and", "is", "of", "to", "you", "it", "that", "with", "what", "your", "not", "are"],
  es: ["el", "los", "las", "una", "que", "por", "para", "con", "tu", "su", "más", "del", "y", "lo"],
  de: ["der", "die", "das", "und", "ist", "nicht", "mit", "ein", "eine", "zu", "du", "den", "sich"],
  fr: ["le", "les", "des", "une", "et", "est", "pas", "pour", "dans", "vous", "du", "qui", "votre"],
};

/** Returns the evaluation's language that fits a text best. Null if the text has no words of the lists above. */
export function detectLanguage(text: string): EvalLanguage | null {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  if (kana / letters > 0.2) return "ja";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: { language: EvalLanguage; count: number } | null = null;
  for (const [language, list] of Object.entries(smallWords)) {
    const count = words.filter((word) => list.includes(word)).length;
    if (count > (best?.count ?? 0)) best = { language: language as EvalLanguage, count };
  }
  return best?.language ?? null;
}
