import { rate, splitWords } from "./find-icons.ts";
import { emojiNames } from "./emoji-names.generated.ts";

/** An emoji: its code points, e.g. `2764-200d-1f525`, and its name, e.g. `heart-on-fire`. */
export interface Emoji {
  id: string;
  name: string;
}

const allEmoji: readonly Emoji[] = emojiNames.split(" ").map((pair) => {
  const [id = "", name = ""] = pair.split("=");
  return { id, name };
});

/** Shown before anything is searched. */
export const popularEmoji =
  "sparkles fire rocket party-popper light-bulb check-mark-button cross-mark warning backhand-index-pointing-right backhand-index-pointing-down red-heart clapping-hands raising-hands folded-hands thumbs-up thumbs-down waving-hand flexed-biceps eyes brain thinking-face smiling-face-with-smiling-eyes face-with-tears-of-joy smiling-face-with-sunglasses exploding-head loudly-crying-face sleeping-face star trophy bullseye chart-increasing chart-decreasing bar-chart money-bag dollar-banknote credit-card calendar alarm-clock stopwatch hourglass-done pushpin round-pushpin memo pencil open-book books graduation-cap laptop mobile-phone camera microphone megaphone bell speech-balloon envelope link locked key gear hammer-and-wrench package delivery-truck shopping-cart house office-building globe-showing-americas airplane bicycle hot-beverage pizza green-apple seedling four-leaf-clover dog-face cat-face sun-with-face crescent-moon high-voltage wrapped-gift".split(
    " ",
  );

/** Returns the emoji whose names have words that start with all words of the query. Best first. */
export function findEmoji(query: string): Emoji[] {
  const wanted = splitWords(query);
  if (wanted.length === 0) {
    return popularEmoji.flatMap((name) => allEmoji.find((one) => one.name === name) ?? []);
  }
  return allEmoji
    .map((one) => ({ one, rank: rate([one.name], wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ one }) => one);
}

/** Symbols that are text unless U+FE0F follows, e.g. `❤` (UTS #51, presentation sequences). */
const isTextByDefault = (character: string) =>
  /^\p{Emoji}$/u.test(character) && !/\p{Emoji_Presentation}/u.test(character);

/** Returns the characters of an emoji. */
export function writeEmoji({ id }: Emoji): string {
  const characters = id.split("-").map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return characters
    .map((character) => (isTextByDefault(character) ? `${character}\uFE0F` : character))
    .join("");
}
