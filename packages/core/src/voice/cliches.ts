import phrases from "./cliches.json" with { type: "json" };
import type { VoiceLanguage } from "./voice-language.ts";
import type { Span } from "./stems.ts";

/** Phrases that make text sound generated, by language; lower case, with straight apostrophes. */
export const cliches: Readonly<Record<VoiceLanguage, readonly string[]>> = phrases;

const patterns = new Map<VoiceLanguage, RegExp>();

function buildPattern(language: VoiceLanguage): RegExp {
  const listed = cliches[language]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll("'", "['’]").replaceAll(" ", "\\s+"));
  const start = language === "ja" ? "" : "(?<![\\p{L}\\p{N}])";
  return new RegExp(`${start}(?:${listed.join("|")})`, "giu");
}

export function findClicheSpans(text: string, language: VoiceLanguage = "en"): Span[] {
  const pattern = patterns.get(language) ?? buildPattern(language);
  patterns.set(language, pattern);
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Lists a text's clichés, each once. Writes them as `cliches` does: in lower case, with straight apostrophes. */
export function findCliches(text: string, language: VoiceLanguage = "en"): string[] {
  const found = findClicheSpans(text, language).map(({ start, end }) =>
    text.slice(start, end).toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " "),
  );
  return [...new Set(found)];
}
