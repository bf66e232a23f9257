import type { AccountChoices } from "@slideloom/core/contract/connections";

/** Languages to choose for a caption (BCP 47). */
const languages =
  "ar bg bn ca cs da de el en es et fa fi fil fr ga gl gu he hi hr hu id is it ja kn ko lt lv ml mr ms nb nl pa pl pt-BR pt-PT ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh-Hans zh-Hant";

const names = new Intl.DisplayNames("en", { type: "language" });

/** Returns a language's English name, e.g. "Brazilian Portuguese" for `pt-BR`. */
export const nameLanguage = (language: string): string => names.of(language) ?? language;

export const captionLanguages: AccountChoices[string] = languages
  .split(" ")
  .map((value) => ({ value, label: nameLanguage(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
