import shaperUrl from "harfbuzzjs/dist/harfbuzz.wasm?url";
import subsetterUrl from "harfbuzzjs/dist/harfbuzz-subset.wasm?url";
import { type AssetSource, createAssetSource } from "../asset-source.ts";
import { iconPrefix } from "../emoji/emoji-segment.ts";
import { artVersion } from "../emoji/art-version.generated.ts";

const wasmUrls = { harfbuzz: shaperUrl, "harfbuzz-subset": subsetterUrl };

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns the address of an emoji's SVG, as the app is built to serve it. */
export function emojiArtUrl(id: string): string {
  return `/assets/emoji/${id}.svg?v=${artVersion}`;
}

/** Returns the address of an icon's SVG, as the app is built to serve it. */
export const iconArtUrl = (name: string): string => emojiArtUrl(`${iconPrefix}${name}`);

/** Fetches fonts and emoji from `<baseUrl>/fonts/<file>` and `<baseUrl>/emoji/<id>.svg`. */
export function createBrowserAssetSource(baseUrl = "/assets"): AssetSource {
  return createAssetSource({
    loadFont: ({ file }) => fetchBytes(`${baseUrl}/fonts/${file}`),
    loadEmoji: (id) => fetchBytes(`${baseUrl}/emoji/${id}.svg?v=${artVersion}`),
    loadWasm: (name) => fetchBytes(wasmUrls[name]),
  });
}
