import type { NewPassage, Reading } from "@slideloom/core/sources";

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
}

export interface HtmlWalk {
  /** Elements whose content isn't read. */
  skip?: ReadonlySet<string>;
  /** Whether the HTML is a web page, which may begin with a notice about cookies. */
  isPage?: boolean;
}
