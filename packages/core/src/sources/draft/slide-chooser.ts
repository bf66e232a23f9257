import { listAllPoints } from "./all-points.ts";
import { type DraftSelection, chooseEnding, choosePoints } from "./choose-points.ts";
import { maxWords } from "./draft-text.ts";
import type { JudgedText } from "./judge-text.ts";
import { joinLeftovers } from "./leftovers.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./words.ts";

/**
 * Maximum words per slide, including the header. The next limit is tried if the source is too short to fill the slides.
 */
const limits = [maxWords, 34, 29, 24, 19, 14];

/** The points (candidates for slides) that were chosen for the slides after the cover. */
interface ChosenPoints {
  middle: DraftPoint[];
  ending: DraftPoint | null;
}

/** Maximum number of extra points, chosen to replace points that are joined to the slide before. */
const maxJoined = 4;

/**
 * Chooses points for slides and joins leftovers to the slide before. If joining leaves too few slides, chooses extra
 * points.
 */
function chooseJoined(
  points: readonly DraftPoint[],
  words: DraftWords,
  parts: DraftSelection,
): DraftPoint[] {
  let most: DraftPoint[] = [];
  for (let further = 0; further <= maxJoined && most.length < parts.slides; further += 1) {
    const joined = joinLeftovers(
      choosePoints(points, { ...parts, slides: parts.slides + further }),
      words,
    );
    if (joined.length > parts.slides) break;
    most = joined;
  }
  return most;
}

/** Chooses points of a text for any number of slides. `cover`: the cover's sentences. */
export class SlideChooser {
  readonly #text: JudgedText;
  readonly #cover: readonly DraftSentence[];
  readonly #points = new Map<number, DraftPoint[]>();

  constructor(text: JudgedText, cover: readonly DraftSentence[]) {
    this.#text = text;
    this.#cover = cover;
  }

  choose(slides: number): ChosenPoints {
    const cover = this.#cover;
    let full: ChosenPoints | null = null;
    let ending: DraftPoint | null = null;
    for (const limit of limits) {
      const points = this.#list(limit);
      if (slides > 1) ending ??= chooseEnding(points, this.#text.blocks.at(-1));
      const room = Math.max(0, slides - 1 - (ending ? 1 : 0));
      const middle = chooseJoined(points, this.#text.words, { slides: room, ending, cover });
      if (middle.length >= room) return { middle, ending };
      full ??= { middle, ending };
    }
    return this.#fill(slides, full ?? { middle: [], ending: null });
  }

  /** Chooses from the points of all word limits if no single limit gives enough slides. */
  #fill(slides: number, full: ChosenPoints): ChosenPoints {
    const { ending } = full;
    const room = Math.max(0, slides - 1 - (ending ? 1 : 0));
    const middle = chooseJoined(this.listAll(), this.#text.words, {
      slides: room,
      ending,
      cover: this.#cover,
    });
    return middle.length > full.middle.length ? { middle, ending } : full;
  }

  /** Lists the points of all slides that the text can have. */
  listAll(): DraftPoint[] {
    return limits.flatMap((limit) => this.#list(limit));
  }

  #list(limit: number): DraftPoint[] {
    const known = this.#points.get(limit);
    if (known) return known;
    const points = listAllPoints(this.#text, { used: this.#cover, limit });
    this.#points.set(limit, points);
    return points;
  }
}
