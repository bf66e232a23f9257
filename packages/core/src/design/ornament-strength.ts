import type { Ornament } from "./design.ts";
import type { Scheme } from "./ground.ts";

/** How strong the layers of an ornament may be, as opacities; 0 where it has no such layer. */
export interface OrnamentStrength {
  /** The strongest point of a glow. */
  glow: number;
  /** The huge numeral. */
  ghost: number;
  /** Hairlines and frames. */
  line: number;
}

/** The opacities to start from; the palette weakens them where text would suffer. */
export const ornamentStrengths: Readonly<
  Record<Ornament, Readonly<Record<Scheme, OrnamentStrength>>>
> = {
  modern: { dark: { glow: 0.5, ghost: 0, line: 0 }, light: { glow: 0.2, ghost: 0, line: 0 } },
  minimal: { dark: { glow: 0, ghost: 0, line: 0.28 }, light: { glow: 0, ghost: 0, line: 0.3 } },
  bold: { dark: { glow: 0, ghost: 0.16, line: 0 }, light: { glow: 0, ghost: 0.11, line: 0 } },
  elegant: { dark: { glow: 0, ghost: 0, line: 0.36 }, light: { glow: 0, ghost: 0, line: 0.36 } },
  corporate: {
    dark: { glow: 0.3, ghost: 0, line: 0.14 },
    light: { glow: 0.12, ghost: 0, line: 0.12 },
  },
  dark: { dark: { glow: 0.4, ghost: 0, line: 0.3 }, light: { glow: 0.16, ghost: 0, line: 0.28 } },
};
