/** Characters that comparisons skip, because drawn lines may add or omit spaces, soft hyphens and `::`. */
const ignored = /[\s\u00AD\u200B\u2060:]/u;

interface Letter {
  node: Node;
  offset: number;
}

export interface WantedWords {
  typed: string;
  /** Offset of `words` in `typed`, UTF-16 units. */
  start: number;
  words: string;
}

/** Returns the range of the given words in the element that shows the text; null if the words aren't shown. */
export function findWords(root: Node, { typed, start, words }: WantedWords): Range | null {
  const wanted = squeeze(words);
  if (wanted === "") return null;
  const letters = listLetters(root);
  const places = listPlaces(letters.map(({ text }) => text).join(""), wanted);
  const known = listPlaces(squeeze(typed), wanted);
  const number = known.indexOf(squeeze(typed.slice(0, start)).length);
  // Counts matches from the end, because the element may omit a match at the start, such as the 1 of the marker `1.`.
  const at = places[number < 0 ? 0 : Math.max(0, number + places.length - known.length)];
  const first = letters[at ?? -1];
  const last = letters[(at ?? 0) + wanted.length - 1];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

function listLetters(root: Node): (Letter & { text: string })[] {
  const letters: (Letter & { text: string })[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    for (let offset = 0; offset < text.length; offset += 1) {
      const letter = text.charAt(offset);
      if (!ignored.test(letter)) letters.push({ text: fold(letter), node, offset });
    }
  }
  return letters;
}

function squeeze(text: string): string {
  let squeezed = "";
  for (let offset = 0; offset < text.length; offset += 1) {
    const letter = text.charAt(offset);
    if (!ignored.test(letter)) squeezed += fold(letter);
  }
  return squeezed;
}

/** Lowercases a letter, because templates may draw capitals. A letter whose lower case is longer stays as it is. */
function fold(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === 1 ? lower : letter;
}

function listPlaces(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}
