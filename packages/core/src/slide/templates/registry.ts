import type { TemplateId } from "../../design/templates/registry.ts";
import type { TemplateHand } from "../composition/hand.ts";

/** The hand of every template, loaded when a slide is drawn in it: they are most of the code that draws. */
const hands: Readonly<Record<TemplateId, () => Promise<TemplateHand>>> = {
  modern: async () => (await import("./modern/hand.ts")).modernHand,
  minimal: async () => (await import("./minimal/hand.ts")).minimalHand,
  bold: async () => (await import("./bold/hand.ts")).boldHand,
  elegant: async () => (await import("./elegant/hand.ts")).elegantHand,
  corporate: async () => (await import("./corporate/hand.ts")).corporateHand,
  dark: async () => (await import("./dark/hand.ts")).darkHand,
};

export const loadHand = (template: TemplateId): Promise<TemplateHand> => hands[template]();
