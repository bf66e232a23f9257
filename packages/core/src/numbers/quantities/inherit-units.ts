import { parseAmount } from "../amount.ts";
import type { Quantity, QuantityMention } from "./quantity.ts";

/** Matches what joins two numbers with one unit: `19 and 21 °C`, `de 9 h à 12`, `54 to 29 minutes`. */
const joined =
  /^(?:[ \u00A0]?[-–—~〜→,/][ \u00A0]?|,? (?:and|or|to|und|oder|bis|auf|et|ou|à|y|o|a|e|vs\.?|against|versus|y luego|és|en|statt|instead of|rather than|in place of) (?:just |only |nur |about )?|から|至|到)$/iu;
/** Matches what is before a number that has the unit of the number before: `1.9 percent, down from 4.2`. */
const compared =
  /^[^.!?\n]{0,24}?(?:from|to|with|than|vs\.?|against|statt|gegenüber|auf|contre|frente a|rispetto al?|contro|face a|helyett|から|dont|of which|davon|di cui|de ellos|dels quals|(?:heute|jetzt|inzwischen|mittlerweile)(?: sind| waren| hat)?(?: es)?|today(?: it has| it is)?|now|aujourd['’]hui|hoy(?: son)?|oggi(?: sono)?|hoje(?: são)?|avui(?: són)?) (?:just |only |about )?$/iu;
/** Matches what is between two prices, of which the second is for others: `18 euros, 9 for children`. */
const forOthers = [/^[^.!?\n]{0,24}, $/u, /^ (?:for|für|pour|para|per|voor)(?!\p{L})/iu] as const;
/** Matches what is after a number that has the unit of the number before: `eleven weeks, three more than planned`. */
const more =
  /^[ \u00A0](?:more|fewer|less|longer|earlier|later|mehr|weniger|länger|früher|später|de plus|de moins|más|menos|di più|di meno|in meno|a mais|a menos|meer|minder|több|kevesebb)(?!\p{L})/iu;

/** Adds to numbers without a unit the readings with the unit of a number beside them. */
export function inheritUnits(text: string, numbers: readonly QuantityMention[]): QuantityMention[] {
  const result = [...numbers];
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const [number, after] = [result[index], result[index + 1]];
    const before = result.slice(0, index).findLast(({ isImplicit }) => !isImplicit);
    if (!number || !isPlain(number)) continue;
    const isBefore = after && !isPlain(after) && joined.test(text.slice(number.end, after.start));
    if (isBefore) {
      result[index] = addUnit(number, after);
    } else if (before) {
      const words = text.slice(before.end, number.start);
      const rest = text.slice(number.end, number.end + 12);
      const isPrice =
        /^[A-Z]{3}$/.test(before.quantities[0]?.kind ?? "") &&
        forOthers[0].test(words) &&
        forOthers[1].test(rest);
      const follows = joined.test(words) || compared.test(words) || isPrice;
      if (follows || (more.test(rest) && words.length < maxGap))
        result[index] = addUnit(number, before);
    }
  }
  return result;
}

/** Maximum distance of a number with "more" from the number whose unit it has, in UTF-16 units. */
const maxGap = 20;

const isPlain = ({ quantities }: QuantityMention) => quantities.every(({ kind }) => kind === "");

/** A number from this on isn't counted in the millions of the number beside it. */
const maxScaled = 1000;

/** Returns the multiplier of a number such as `2.0 million`, which `from 1.6 to 2.0 million` has twice. */
function scaleOf({ raw, values: [value], form }: QuantityMention): number {
  const typed = /\d(?:[\d.,]*\d)?/u.exec(raw)?.[0];
  const amount = typed === undefined ? null : parseAmount(typed);
  const scale = amount && form === "digits" ? Math.round(value / amount) : 1;
  return [1e3, 1e4, 1e6, 1e8, 1e9, 1e12].includes(scale) ? scale : 1;
}

function addUnit(number: QuantityMention, other: QuantityMention): QuantityMention {
  const first = other.quantities[0];
  const [typed] = other.values;
  if (!first || first.kind === "" || first.kind === "ordinal" || typed === 0) return number;
  const isSame = ["%", "pp", "x"].includes(first.kind) || /^[A-Z]{3}$/.test(first.kind);
  // A temperature in Fahrenheit or a time of day isn't proportional to its number.
  const factor = isSame ? 1 : first.kind === "clock" ? 60 : first.value / typed;
  if (other.parts || (first.kind === "temperature" && Math.abs(factor - 1) > 1e-9)) return number;
  const scale = number.values[0] < maxScaled ? scaleOf(other) : 1;
  const added = [...(scale > 1 ? [scale] : []), 1].flatMap((by) =>
    number.quantities.map((quantity): Quantity => ({
      ...quantity,
      kind: first.kind,
      value: quantity.value * factor * by,
      step: quantity.step * factor * by,
      factor: first.factor,
    })),
  );
  return { ...number, quantities: [...number.quantities, ...added] };
}
