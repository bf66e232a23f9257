export * from "./design.ts";
export * from "./format.ts";
export type { ColorAdjustment, Palette, Surface } from "./palette.ts";
