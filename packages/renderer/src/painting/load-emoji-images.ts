import type { AssetSource } from "../asset-source.ts";
import { loadInTime } from "../deadline.ts";
import { type Art, emojiSrc } from "../engine/engine-node.ts";
import type { EngineImage } from "../engine/engine.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Loads emoji and icons as engine images. Rejects with the name of one that can't be loaded. */
export function loadEmojiImages(assets: AssetSource, art: Iterable<Art>): Promise<EngineImage[]> {
  return Promise.all(
    [...art].map(async (one) => {
      const data = await loadInTime(assets.loadEmoji(one.id), `The image of emoji ${one.id}`);
      return { src: emojiSrc(one), data: one.color ? paintIcon(data, one.color) : data };
    }),
  );
}

/** Gives the strokes of an icon a colour. */
function paintIcon(svg: Uint8Array, color: string): Uint8Array {
  return encoder.encode(decoder.decode(svg).replaceAll("currentColor", color));
}
