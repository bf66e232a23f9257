import type { NumberLanguage } from "../../numbers/number-language.ts";
import { maxHeader, raiseFirst, widthOf } from "./draft-text.ts";

/** How a language names a table's columns: the word before the last name, and the one before the first column's. */
const joiners: Readonly<Record<string, { and: string; by: string }>> = {
  en: { and: " and ", by: " by " },
  de: { and: " und ", by: " nach " },
  fr: { and: " et ", by: " par " },
  es: { and: " y ", by: " por " },
  pt: { and: " e ", by: " por " },
  it: { and: " e ", by: " per " },
  nl: { and: " en ", by: " per " },
  ar: { and: " و", by: " حسب " },
};

/** Removes a unit in brackets, and the capital letter that a name has only at a start. */
function readName(name: string, language: NumberLanguage): string {
  const bare = name.replace(/(?<!\s)\s*[([（][^()[\]（）]*[)\]）]$/u, "").trim() || name.trim();
  return language !== "de" && /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(bare)
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
}

/** Names a table by its columns: `Leads, cost and revenue by channel`. Empty if a name is missing. */
export function nameColumns(columns: readonly string[], language: NumberLanguage): string {
  const [first = "", ...names] = columns.map((name) => readName(name, language));
  const values = names.filter((name) => name !== "");
  if (first === "" || values.length === 0) return raiseFirst(values.join(" · "));
  for (let count = values.length; count > 0; count -= 1) {
    const title = joinNames(first, values.slice(0, count), language);
    if (widthOf(title) <= maxHeader) return title;
  }
  return raiseFirst(values[0] ?? "");
}

function joinNames(first: string, values: readonly string[], language: NumberLanguage): string {
  if (language === "ja") return `${first}別の${values.join("・")}`;
  const { and = " · ", by = " · " } = joiners[language] ?? {};
  const last = values.at(-1) ?? "";
  const list = values.length > 1 ? values.slice(0, -1).join(", ") + and + last : last;
  return raiseFirst(list + by + first);
}
