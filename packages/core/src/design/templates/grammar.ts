import type { Scheme } from "../ground.ts";
import type { OrnamentShape } from "./ornament-shape.ts";

/** How strong the layers of an ornament are, as opacities; 0 where it has no such layer. */
export interface OrnamentStrength {
  /** The strongest point of a glow; weakened where text would suffer. */
  glow: number;
  /** The huge numeral; weakened where text would suffer. */
  ghost: number;
  /** Hairlines and frames in the margin. */
  line: number;
}

/** The decoration of a template, drawn in the order of its shapes. */
export interface OrnamentGrammar {
  /** What the menus call it: what it shows, not the template it comes from. */
  label: string;
  shapes: readonly OrnamentShape[];
  /** On dark and on light grounds. */
  strength: Readonly<Record<Scheme, OrnamentStrength>>;
}

/** The mark of a list's items. */
export interface ListMark {
  /** The body of its SVG on a 16 x 16 grid, in the accent and that accent's tint. */
  draw(accent: string, tint: string): string;
  /** It points along the line, so it turns round where lines begin at the right. */
  isMirrored: boolean;
}

/** In what hand a template's slides are drawn, as data. A design names one by its `ornament`. */
export interface Grammar {
  ornament: OrnamentGrammar;
  mark: ListMark;
}
