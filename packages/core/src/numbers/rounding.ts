import type { Rounding } from "./number-mention.ts";

const words: readonly [rounding: Rounding, before: string][] = [
  [
    "about",
    "about|around|some|roughly|approximately|approx\\.|circa|ca\\.|~|≈|etwa|ungefähr|rund|zirka|environ|autour de|unos|unas|alrededor de|aproximadamente|por volta de|cerca de|intorno a|約|およそ",
  ],
  [
    "below",
    "almost|nearly|close to|fast|knapp|beinahe|presque|près de|casi|quase|quasi|bijna|majdnem|közel|ほぼ|将近|近",
  ],
  [
    "under",
    "under|below|less than|fewer than|up to|weniger als|unter|bis zu|moins de|jusqu'à|menos de|hasta|até|meno di|fino a|minder dan|tot|kevesebb mint|不到|أقل من",
  ],
  [
    "above",
    "over|more than|at least|above|meer dan|ruim|több mint|legalább|超过|أكثر من|über|mehr als|mindestens|gut|plus de|au moins|más de|al menos|mais de|pelo menos|più di|oltre|almeno",
  ],
];

const before = words.map(
  ([rounding, pattern]) =>
    [rounding, new RegExp(String.raw`(?<!\p{L})(?:${pattern})\s*(?:the |an? )?$`, "iu")] as const,
);
/** Number of UTF-16 units before a number that are searched for words such as "about". */
const maxBefore = 22;

/** Returns how the words around a number qualify it; null if they don't. */
export function findRounding(text: string, start: number, end: number): Rounding | null {
  const after = text.slice(end, end + 12);
  if (/^\+|^[\p{L}%]{0,2}以上|^ or more/u.test(after)) return "above";
  if (/^[\p{L}%]{0,2}(?:未満|以下)/u.test(after)) return "under";
  if (/^[\p{L}%]{0,2}(?:ほど|くらい|ぐらい|前後)|^ or so/u.test(after)) return "about";
  const words = text.slice(Math.max(0, start - maxBefore), start);
  return before.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
