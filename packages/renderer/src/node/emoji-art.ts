import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { iconPrefix } from "../emoji/emoji-segment.ts";
import { iconArt } from "../emoji/icon-art.generated.ts";
import { componentNames } from "../emoji/emoji-catalogue.generated.ts";

/** An Iconify icon set; icons are SVG content without the `svg` element. */
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

const iconSvg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

function readIconArt(name: string): Uint8Array | null {
  const body = Object.hasOwn(iconArt, name) ? iconArt[name] : undefined;
  return body === undefined ? null : Buffer.from(iconSvg(body));
}

/**
 * Returns an emoji's or icon's SVG in UTF-8, or null if it has none. The first call reads all emoji from the package.
 */
export async function readEmojiArt(id: string): Promise<Uint8Array | null> {
  if (id.startsWith(iconPrefix)) return readIconArt(id.slice(iconPrefix.length));
  art ??= readArt();
  const svg = (await art).get(id);
  return svg === undefined ? null : Buffer.from(svg);
}
