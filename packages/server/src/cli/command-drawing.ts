import { MediumError } from "@slideloom/renderer";
import { fetchMediaBytes } from "@slideloom/renderer/node";
import { createDrawPool, type DrawTurn } from "../drawing/draw-pool.ts";
import { DrawService } from "../drawing/draw-service.ts";
import { buildMediaUrl } from "../media/media-address.ts";
import { CommandError } from "./command-error.ts";
import { commandImages } from "./command-images.ts";
import { isImagePath, readLocalImage } from "./local-images.ts";

/** Longer than a server's limit, because nobody else waits. */
const slideTimeoutMs = 120_000;

/** All slides of a command take turns as one party's. */
export const commandTurn: DrawTurn = { by: "command" };

/** Creates a renderer for a command. Relative paths of images start from `folder`. */
export function createCommandDrawing(folder: string): DrawService {
  const read = (address: string) =>
    isImagePath(address) ? readPath(folder, address) : fetchMediaBytes(address);
  return new DrawService({
    createDrawPool: () => createDrawPool({ slideTimeoutMs }),
    images: commandImages,
    mediaFetches: { read: async (url) => ({ bytes: await read(url), note: null }) },
    uploads: { read: (id) => read(buildMediaUrl(id)) },
  });
}

async function readPath(folder: string, path: string): Promise<Uint8Array> {
  try {
    return await readLocalImage(folder, path);
  } catch (error) {
    throw error instanceof CommandError ? new MediumError(error.message, { cause: error }) : error;
  }
}
