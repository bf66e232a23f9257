import type { NewPassage, Reading } from "@slideloom/core/sources";
import type { ImageElement } from "./find-image.ts";

/** How a block looks on its page. */
export interface BlockShape {
  /** Fraction of its characters that are in links, 0 to 1. */
  linkShare: number;
  /** Whether it is in a menu, an aside, a footer, or a header outside of the article. */
  isAround: boolean;
}

/** Receives the blocks of HTML, e.g. a `Reading`. */
export interface BlockSink extends Pick<Reading, "addRow" | "leave"> {
  add: (passage: NewPassage, shape: BlockShape) => void;
  /** Receives images that slides could show. Their captions may follow later. */
  addElement?: (image: ImageElement) => void;
}

export interface HtmlWalk {
  /** Elements whose content isn't read. */
  skip?: ReadonlySet<string>;
  /** Whether the HTML is a web page, which may begin with a notice about cookies. */
  isPage?: boolean;
}
