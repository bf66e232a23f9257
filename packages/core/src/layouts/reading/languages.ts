/** Languages in which numbers, units and dates are read in words. */
export const languages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "ru",
  "ja",
  "zh",
  "ar",
] as const;
