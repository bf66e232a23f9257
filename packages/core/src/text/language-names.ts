import { hanAndKatakana } from "./scripts.ts";
/** Languages whose names are recognized. */
const codes =
  "ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh".split(" ");

/** Returns a language's English name, e.g. `German`; the code itself if it is unknown. */
export const nameLanguage = (code: string): string =>
  /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(code)
    ? (new Intl.DisplayNames("en", { type: "language", fallback: "code" }).of(code) ?? code)
    : code;

let byName: Map<string, string> | null = null;

/** Maps the names of languages, in each of these languages and in lower case, to their codes. */
function listNames(): Map<string, string> {
  if (byName) return byName;
  byName = new Map([
    ["norwegian", "nb"],
    ["norsk", "nb"],
  ]);
  for (const reader of codes) {
    const names = new Intl.DisplayNames(reader, { type: "language", fallback: "none" });
    for (const code of codes) {
      const name = names.of(code)?.toLowerCase() ?? "";
      if (name.length > 2 || /\p{Script=Han}/u.test(name)) byName.set(name, code);
    }
  }
  return byName;
}

/** Returns the code of a language's name, or the first part of a code such as `de-AT`; null for other words. */
export function findLanguageCode(language: string): string | null {
  const name = language.trim().toLowerCase().normalize("NFC");
  const named = listNames().get(name);
  if (named !== undefined) return named;
  return /^[a-z]{2,3}(?:-|$)/.exec(name)?.[0].replace("-", "") ?? null;
}

const asked =
  /(?:(?:^|[^\p{L}])(?:in|into|auf|en|em|på|language|sprache|langue|idioma|lingua|taal)[:：]?[^\S\n]*(?:plain |simple |american |british )?)(?<name>[\p{L}\p{M}]{3,20})/giu;
const askedInJapanese = new RegExp(`(?<name>[${hanAndKatakana}]{2,8}語)で`, "gu");
const words = /[\p{L}\p{M}]{2,20}/gu;

/**
 * Returns the code of the language that instructions ask for, e.g. by `Write in German`; undefined if they name none;
 * null if they name a language without asking for it, or several.
 */
export function findAskedLanguage(instructions: string): string | null | undefined {
  const names = listNames();
  const read = (found: Iterable<RegExpMatchArray>, key: (match: RegExpMatchArray) => string) =>
    new Set([...found].flatMap((match) => names.get(key(match).toLowerCase()) ?? []));
  const wished = read(
    [...instructions.matchAll(asked), ...instructions.matchAll(askedInJapanese)],
    ({ groups }) => groups?.["name"] ?? "",
  );
  if (wished.size > 0) return wished.size === 1 ? ([...wished][0] ?? null) : null;
  return read(instructions.matchAll(words), ([word]) => word).size > 0 ? null : undefined;
}
