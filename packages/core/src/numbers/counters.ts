import { mask } from "../text/mask.ts";

const listNumbers = /^[ \t]*[([]?\d{1,2}(?:[.)\]/:]|\uFE0F?\u20E3)(?=[ \t]|$)/gmu;
const counters =
  /(?<!\p{L})(?:steps?|parts?|tips?|lessons?|rules?|mistakes?|myths?|points?|slides?|no\.|schritt|teil|tipp|regel|fehler|punkt|nr\.|étape|partie|conseil|règle|n[°º]|paso|parte|consejo|regla|passo|dica|regra|consiglio|regola|№)[ \u00A0]?#?\d{1,2}(?![\d.,]*\d|[ \u00A0]?%)/giu;

/** Removes numbers of list items and counters such as `Step 3`. */
export const maskCounters = (text: string) => mask(mask(text, listNumbers), counters);
