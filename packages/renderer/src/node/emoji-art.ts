import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { componentNames } from "../emoji/emoji-catalogue.generated.ts";

/** Icons as Iconify packages them: each the inside of an SVG. */
interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
let art: Promise<ReadonlyMap<string, string>> | null = null;

async function readPackaged<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(require.resolve(`@iconify-json/twemoji/${file}`), "utf8"));
}

async function readArt(): Promise<ReadonlyMap<string, string>> {
  const [set, names] = await Promise.all([
    readPackaged<IconSet>("icons.json"),
    readPackaged<Record<string, string>>("chars.json"),
  ]);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width} ${set.height}">`;
  return new Map(
    Object.entries({ ...names, ...componentNames }).flatMap(([id, name]) => {
      const icon = set.icons[name];
      return icon ? [[id.replace(/^0+/, ""), `${open}${icon.body}</svg>`]] : [];
    }),
  );
}

/** The SVG of an emoji in UTF-8, or null where it has none; all art is read from the package once, when first asked for. */
export async function readEmojiArt(id: string): Promise<Uint8Array | null> {
  art ??= readArt();
  const svg = (await art).get(id);
  return svg === undefined ? null : Buffer.from(svg);
}
