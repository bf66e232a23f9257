import type { Ornament } from "./design.ts";
import type { Scheme } from "./ground.ts";

/** How strong the layers of an ornament are, as opacities; 0 where it has no such layer. */
export interface OrnamentStrength {
  /** The strongest point of a glow; weakened where text would suffer. */
  glow: number;
  /** The huge numeral; weakened where text would suffer. */
  ghost: number;
  /** Hairlines and frames in the margin. */
  line: number;
}

/** The strength of each ornament's layers on dark and on light grounds. */
export const ornamentStrengths: Readonly<
  Record<Ornament, Readonly<Record<Scheme, OrnamentStrength>>>
> = {
  modern: { dark: { glow: 0.5, ghost: 0, line: 0 }, light: { glow: 0.22, ghost: 0, line: 0 } },
  minimal: { dark: { glow: 0, ghost: 0, line: 0.34 }, light: { glow: 0, ghost: 0, line: 0.34 } },
  bold: { dark: { glow: 0, ghost: 0.14, line: 0 }, light: { glow: 0, ghost: 0.1, line: 0 } },
  elegant: { dark: { glow: 0, ghost: 0, line: 0.45 }, light: { glow: 0, ghost: 0, line: 0.42 } },
  corporate: { dark: { glow: 0.3, ghost: 0, line: 0 }, light: { glow: 0.12, ghost: 0, line: 0 } },
  dark: { dark: { glow: 0.4, ghost: 0, line: 0.5 }, light: { glow: 0.18, ghost: 0, line: 0.4 } },
};
