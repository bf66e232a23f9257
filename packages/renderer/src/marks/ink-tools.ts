import type { Engine } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import type { DrawnInk } from "./ink.ts";

/** The engine, and the ink of the texts that it drew last, because a key press changes only one of a slide's texts. */
export interface InkTools {
  engine: Engine;
  inks: LeastRecentlyUsed<Promise<DrawnInk>>;
  /** The middles of lines, CSS px below the top of the text's box, by font, size and place. */
  middles: LeastRecentlyUsed<number[]>;
}

const keptInks = 16;
const keptMiddles = 64;

export function createInkTools(engine: Engine): InkTools {
  return {
    engine,
    inks: new LeastRecentlyUsed(keptInks),
    middles: new LeastRecentlyUsed(keptMiddles),
  };
}
