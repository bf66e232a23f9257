import { cutUnits } from "../text/index.ts";
/** An option that people choose by name, in the form, the API and the command line. */
export interface NamedChoice {
  /** Slug, for URLs and the command line. */
  id: string;
  /** Name shown in the form. */
  name: string;
  /** One line that explains how the choice differs from the others. */
  description: string;
  /** Other common names. */
  aliases: readonly string[];
}

/**
 * The choice with a given name. If the name is unknown, `choice` is the default, and `warning` lists the known names.
 */
export interface ChoiceResult<Choice> {
  choice: Choice;
  warning: string | null;
}

/** Finds a choice by name, ignoring case, spaces and punctuation. A choice named `A/B` is also found as `A` or `B`. */
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

/** Finds a choice by name. An unknown or blank name gets the first choice; an unknown name also gets a warning. */
export function chooseByName<Choice extends NamedChoice>(
  choices: readonly [Choice, ...Choice[]],
  kind: string,
  name: string,
): ChoiceResult<Choice> {
  const found = findByName(choices, name);
  const [first] = choices;
  if (found || name.trim() === "") return { choice: found ?? first, warning: null };
  const names = choices.map((choice) => choice.name).join(", ");
  const warning = `There is no ${kind} "${cutUnits(name.trim(), 80)}", so ${first.name} is used. Choices: ${names}`;
  return { choice: first, warning };
}

function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
