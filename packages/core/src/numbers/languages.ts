/** Languages whose names of numbers, units and dates are recognized. */
export const languages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "ca",
  "nl",
  "ru",
  "ja",
  "zh",
  "ar",
  "hu",
] as const;
