import { cutUnits } from "../text/index.ts";
/** Something a person picks by name from a list that every surface shares. */
export interface NamedChoice {
  /** Slug, as in addresses and on the command line. */
  id: string;
  /** As the form shows it. */
  name: string;
  /** One line that tells it from the others. */
  description: string;
  /** Other names people use for it. */
  aliases: readonly string[];
}

/** What a name stands for; `warning` lists the names where it stands for nothing and the default was taken. */
export interface Chosen<Choice> {
  choice: Choice;
  warning: string | null;
}

/** The choice of this name; case, spaces and punctuation do not count, and each part of `A/B` is a name too. */
export function findByName<Choice extends NamedChoice>(
  choices: readonly Choice[],
  name: string,
): Choice | null {
  const wanted = foldName(name);
  if (wanted === "") return null;
  const named = ({ id, name: full, aliases }: Choice) =>
    [id, full, ...full.split("/"), ...aliases].some((known) => foldName(known) === wanted);
  return choices.find(named) ?? null;
}

/** The choice of this name, or the first one and a warning; a blank name asks for the first one. */
export function chooseByName<Choice extends NamedChoice>(
  choices: readonly [Choice, ...Choice[]],
  kind: string,
  name: string,
): Chosen<Choice> {
  const found = findByName(choices, name);
  const [first] = choices;
  if (found || name.trim() === "") return { choice: found ?? first, warning: null };
  const names = choices.map((choice) => choice.name).join(", ");
  const warning = `Unknown ${kind} "${cutUnits(name.trim(), 80)}", used ${first.name}. Choices: ${names}`;
  return { choice: first, warning };
}

function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
