import { listAllPoints } from "./all-points.ts";
import { chooseEnding, choosePoints } from "./choose-points.ts";
import { maxWords } from "./draft-text.ts";
import type { JudgedText } from "./judge-text.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";

/**
 * Maximum words per slide, including the header. The next limit is tried if the source is too short to fill the slides.
 */
const limits = [maxWords, 34, 29, 24, 19, 14];

/** The points of the slides after the cover. */
interface ChosenPoints {
  middle: DraftPoint[];
  ending: DraftPoint | null;
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
      const middle = choosePoints(points, { slides: room, ending, cover });
      if (middle.length >= room) return { middle, ending };
      full ??= { middle, ending };
    }
    return full ?? { middle: [], ending: null };
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
