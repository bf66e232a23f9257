/** Typed as an icon: a name between two colons, with a space, another script or the end of the line after it. */
const typedIcon = /^:([a-z][a-z0-9]*(?:-[a-z0-9]+)*):(?![:\w`/])/;

/** Icons are drawn as characters of this range, which Unicode leaves to private use. */
const firstCode = 0x10_e0_00;
export const iconCharacters = String.raw`\u{10E000}-\u{10EFFF}`;
const iconCharacter = new RegExp(`[${iconCharacters}]`, "gu");

interface IconBook {
  names: readonly string[];
  /** Places in `names`; an older name has the place of the present one. */
  places: ReadonlyMap<string, number>;
}

let book: IconBook | null = null;

/** Adds the names of all icons. Before, no text has an icon. */
export function addIconNames(written: { iconNames: string; iconAliases: string }): void {
  const names = written.iconNames.split(" ");
  const places = new Map(names.map((name, place) => [name, place]));
  for (const pair of written.iconAliases.split(" ")) {
    const [alias = "", name = ""] = pair.split("=");
    const place = places.get(name);
    if (place !== undefined) places.set(alias, place);
  }
  book = { names, places };
}

/** Loads the names of all icons if `text` may contain one. */
export async function loadIcons(text: string): Promise<void> {
  if (/:[a-z][a-z0-9-]*:/.test(text)) await loadAllIcons();
}

export async function loadAllIcons(): Promise<void> {
  if (!book) addIconNames(await import("./icon-names.generated.ts"));
}

/** An icon at the start of a line. `name` is its present name, and `typed` includes both colons. */
export interface TypedIcon {
  name: string;
  typed: string;
}

/** Reads the icon at the start of a text; null if it starts with anything else, such as an unknown name. */
export function readIcon(text: string): TypedIcon | null {
  const found = book && typedIcon.exec(text);
  const place = found ? book?.places.get(found[1] ?? "") : undefined;
  const name = place === undefined ? undefined : book?.names[place];
  return found && name !== undefined ? { name, typed: found[0] } : null;
}

/** Like `readIcon`, but before the names are loaded, takes any name for that of an icon. For labels, not for drawing. */
export function guessIcon(text: string): TypedIcon | null {
  const [typed, name] = (book ? null : typedIcon.exec(text)) ?? [];
  return typed !== undefined && name !== undefined ? { name, typed } : readIcon(text);
}

/** Returns the character that an icon is drawn as. */
export function iconCharacterOf(name: string): string {
  return String.fromCodePoint(firstCode + (book?.places.get(name) ?? 0));
}

/** Returns the name of the icon that is drawn as a character, or null. */
export function iconNameOf(character: string): string | null {
  return book?.names[(character.codePointAt(0) ?? 0) - firstCode] ?? null;
}

/** Replaces characters that mean icons while a slide is drawn, by the names of the icons. */
export function sayDrawnIcons(text: string): string {
  return text.replaceAll(iconCharacter, (character) => sayIcon(iconNameOf(character) ?? ""));
}

/** Removes characters that would mean icons but were typed. */
export function dropIconCharacters(text: string): string {
  return text.replaceAll(iconCharacter, "\uFFFD");
}

/** Returns an icon's name as words. */
export const sayIcon = (name: string): string => name.replaceAll("-", " ");

/** Lists the names of all icons, each with its older names. Empty before the names are added. */
export function listIcons(): { name: string; aliases: string[] }[] {
  const icons = (book?.names ?? []).map((name) => ({ name, aliases: [] as string[] }));
  for (const [name, place] of book?.places ?? []) {
    const icon = icons[place];
    if (icon && icon.name !== name) icon.aliases.push(name);
  }
  return icons;
}
