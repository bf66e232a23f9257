import type { AssetSource } from "../asset-source.ts";
import { loadInTime } from "../deadline.ts";
import { emojiSrc } from "../engine/engine-node.ts";
import type { EngineImage } from "../engine/engine.ts";

/** Loads emoji as engine images. Rejects with the name of an emoji that can't be loaded. */
export function loadEmojiImages(
  assets: AssetSource,
  ids: Iterable<string>,
): Promise<EngineImage[]> {
  return Promise.all(
    [...ids].map(async (id) => ({
      src: emojiSrc(id),
      data: await loadInTime(assets.loadEmoji(id), `The image of emoji ${id}`),
    })),
  );
}
