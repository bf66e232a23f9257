import { isAuthorName } from "../../../layouts/reading/author-name.ts";
import type { Passage } from "../../source.ts";

/** Number of passages at a text's end among which a description of its author is looked for. */
const lastPassages = 3;
const maxBio = 300;
const name = String.raw`\p{Lu}[\p{L}\p{M}.'’-]+(?:\s(?:de|del|da|van|von|der|di|la|le|bin|al)\s?)?(?:\s\p{Lu}[\p{L}\p{M}.'’-]+){1,3}`;
const verbs =
  "is|are|was|works?|writes?|lives?|leads?|runs?|teaches|has|covers?|ist|sind|arbeitet|schreibt|lebt|leitet|führt|berät|lehrt|est|sont|travaille|écrit|vit|dirige|enseigne|es|son|trabaja|escribe|vive|dirige|enseña|é|são|trabalha|escreve|è|lavora|scrive|cubre|cobre|cubría|couvre|berichtet|covered|joined|studied|studierte|gründete|founded";
const bio = new RegExp(
  String.raw`^(${name})(?:,[^.]{2,80},?\s(?:${verbs})\s|\s(?:${verbs})\s|,\s\p{Lu}[^.]{4,80}\.\s)`,
  "u",
);

/** Matches what a person at a text's end does for its publisher, also if a byline names the person. */
const role = new RegExp(
  String.raw`^(?:${name})\s(?:is|was|ist|est|es|è|é)\s(?:(?:an?|the|eine?|une?|una?|um|uma|uno)\s)?(?:[\p{L}'’-]+\s){0,4}?(?:head|reporter|journalist|editor|writer|columnist|correspondent|producer|contributor|author|blogger|redakteur(?:in)?|journalist(?:in)?|autorin?|journaliste|rédact\p{L}+|auteure?|periodista|redactora?|escritora?|autora?|jornalista|giornalista)(?!\p{L})`,
  "u",
);

/** Matches what an author does, without the name: `Graduate of …`, `Philosophe, professeure à …`. */
const nameless =
  /^(?:graduad[oa]|licenciad[oa]|egresad[oa]|comunicador[a]?|periodista|escritor[a]?|reporter[oa]?|journaliste|philosophe|politologue|historienn?e?|professeure?|chercheur(?:se)?|redakteurin?|journalistin?|autorin?|journalist|reporter|professor|lecturer|economist|writer|editor)(?:,|\s(?:en|de|del|et|und|für|bei|à|at|for|and|of|in)\s)/iu;
/** Matches where an author can be reached: `Mo Reyes may be reached at …`. */
const reach = new RegExp(String.raw`^(?:${name})\s(?:can|may) be (?:reached|contacted)`, "u");

/** Lists descriptions of authors at a text's end: of a person whom the text names nowhere else. */
export function listBios(passages: readonly Passage[], byline = ""): Passage[] {
  if (passages.length <= lastPassages) return [];
  const bios: Passage[] = [];
  for (const passage of passages.slice(-lastPassages).toReversed()) {
    const [, person = ""] = bio.exec(passage.text) ?? [];
    const isShort = passage.kind === "paragraph" && passage.text.length <= maxBio;
    const isNamed = byline.includes(" ") && passage.text.startsWith(byline);
    if (
      isShort &&
      (isNamed ||
        role.test(passage.text) ||
        nameless.test(passage.text) ||
        reach.test(passage.text))
    ) {
      bios.push(passage);
      continue;
    }
    const last = person.split(/\s+/).at(-1) ?? "";
    const others = passages.filter((one) => one !== passage && !bios.includes(one));
    if (person === "" || !isShort || others.some(({ text }) => text.includes(last))) break;
    bios.push(passage);
  }
  return bios;
}

/** Number of passages at a text's start and end in which a name alone is its author's. */
const outerPassages = 3;

/** Lists lines at a text's start or end that have only a person's name. */
export function listNameLines(passages: readonly Passage[], title: string): Passage[] {
  const outer = [...passages.slice(0, outerPassages), ...passages.slice(-outerPassages)];
  return outer.filter(
    ({ kind, text, speaker }) =>
      kind === "paragraph" && speaker === undefined && text !== title && isName(text.trim()),
  );
}

const isName = (line: string) =>
  /^\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(line.replace(/\.$/u, "")) &&
  isAuthorName(line.replace(/\.$/u, ""));

/** Photographers' names stand between paragraphs if a text has at least this many different ones. */
const minNames = 4;

/** Lists lines with photographers' names below the images of a text: many names, some of them repeated. */
export function listPhotographers(passages: readonly Passage[]): Passage[] {
  const lines = passages.filter(
    ({ kind, text, speaker }) =>
      kind === "paragraph" && speaker === undefined && isName(text.trim()),
  );
  const names = new Set(lines.map(({ text }) => text.trim()));
  const isMany = names.size >= minNames && names.size < lines.length;
  const repeated = passages.filter(
    ({ kind, text }, index) =>
      kind === "paragraph" && isMany && isSource(text.trim()) && isAgain(passages, index),
  );
  return isMany ? [...lines, ...repeated] : [];
}

/** Whether a line is a name in capitals, or a site. */
const isSource = (line: string) => /^(?:\p{Lu}{3,20}|[\p{L}-]{3,30}\.\p{L}{2,4})$/u.test(line);

const isAgain = (passages: readonly Passage[], index: number) =>
  passages.some((other, at) => at !== index && other.text.trim() === passages[index]?.text.trim());
