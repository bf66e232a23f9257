import type { AssetSource } from "../asset-source.ts";
import { withDeadline } from "../deadline.ts";
import { emojiSrc } from "../engine/engine-node.ts";
import type { EngineImage } from "../engine/engine.ts";

/** The pictures of these emoji for the engine. Rejects naming the emoji that can't be loaded. */
export function loadEmojiImages(
  assets: AssetSource,
  ids: Iterable<string>,
): Promise<EngineImage[]> {
  return Promise.all(
    [...ids].map(async (id) => ({
      src: emojiSrc(id),
      data: await withDeadline(assets.loadEmoji(id), `The picture of emoji ${id}`),
    })),
  );
}
