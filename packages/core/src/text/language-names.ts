/** BCP 47 codes of languages by their English name, and by their own name. */
const codes: Readonly<Record<string, string>> = {
  english: "en",
  german: "de",
  deutsch: "de",
  french: "fr",
  français: "fr",
  spanish: "es",
  español: "es",
  portuguese: "pt",
  português: "pt",
  italian: "it",
  italiano: "it",
  dutch: "nl",
  nederlands: "nl",
  polish: "pl",
  polski: "pl",
  turkish: "tr",
  türkçe: "tr",
  japanese: "ja",
  日本語: "ja",
  korean: "ko",
  한국어: "ko",
  chinese: "zh",
  中文: "zh",
  arabic: "ar",
  العربية: "ar",
  czech: "cs",
  danish: "da",
  finnish: "fi",
  greek: "el",
  hebrew: "he",
  hindi: "hi",
  hungarian: "hu",
  indonesian: "id",
  norwegian: "nb",
  romanian: "ro",
  swedish: "sv",
  ukrainian: "uk",
  vietnamese: "vi",
};

/** Returns the code of a language's name, or the first part of a code such as `de-AT`; null for other words. */
export function findLanguageCode(language: string): string | null {
  const name = language.trim().toLowerCase();
  const named = codes[name.normalize("NFC")];
  if (named !== undefined) return named;
  return /^[a-z]{2,3}(?:-|$)/.exec(name)?.[0].replace("-", "") ?? null;
}
