import { truncateLabel } from "../text/graphemes.ts";
import type { PostCheck } from "./check-post.ts";

type Described = Pick<PostCheck, "code" | "raw" | "nearest" | "formula" | "repeats">;

/** Maximum number of characters of a slide that a message quotes. */
const shownLength = 80;

const quotationMarks = /^["“„”«»‘’‚‹›「『]+|(?<!["“„”«»‘’‹›」』])["“„”«»‘’‹›」』]+$/gu;

/** Describes a check's finding in one sentence, for people. */
export function describeCheck({
  code,
  raw,
  nearest,
  formula = "",
  repeats = 0,
}: Described): string {
  const words = truncateLabel(raw.replaceAll(quotationMarks, ""), shownLength);
  switch (code) {
    case "number-not-in-source":
    case "date-not-in-source":
    case "name-not-in-source":
      return `${words} is not in your source.`;
    case "unit-differs":
      return nearest
        ? `Your source says ${nearest.raw}, not ${words}.`
        : `Your source has the number in “${words}”, but with another unit.`;
    case "quote-changed":
      return `“${words}” differs from your source.`;
    case "quote-not-in-source":
      return `The quotation “${words}” is not in your source.`;
    case "quote-translated":
      return `“${words}” is translated, so it needs no quotation marks.`;
    case "attribution-differs":
      return `Your source doesn't say this was said by ${words}.`;
    case "computed":
      return `${words} is not in your source, but follows from it: ${formula}.`;
    case "number-elsewhere":
      return `Your source has ${words}, but about something else.`;
    case "banned-word":
      return `Your voice bans “${words}”.`;
    case "banned-claim":
      return `Your voice bans this claim: “${words}”.`;
    case "opening-avoided":
      return "Your voice avoids openings like this.";
    case "emoji-avoided":
      return `Your voice uses no emoji, but this has ${words}.`;
    case "cliche":
      return `“${words}” is a cliché.`;
    case "placeholder":
      return `“${words}” is a placeholder. Fill it in.`;
    case "address-not-given":
      return `${words} is in neither your topic nor your instructions. Check that it is right.`;
    case "slide-repeated":
      return `This slide says the same as slide ${repeats + 1}.`;
  }
}
