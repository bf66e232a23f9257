import type { TemplateId } from "../../design/templates/registry.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { boldHand } from "./bold/hand.ts";
import { corporateHand } from "./corporate/hand.ts";
import { darkHand } from "./dark/hand.ts";
import { elegantHand } from "./elegant/hand.ts";
import { minimalHand } from "./minimal/hand.ts";
import { modernHand } from "./modern/hand.ts";

/** The hand of every template. */
export const hands: Readonly<Record<TemplateId, TemplateHand>> = {
  modern: modernHand,
  minimal: minimalHand,
  bold: boldHand,
  elegant: elegantHand,
  corporate: corporateHand,
  dark: darkHand,
};
