import { Renderer } from "@takumi-rs/core";
import { createEngine } from "../engine/engine.ts";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { fetchMediaBytes } from "../node/fetch-media-bytes.ts";
import { SlidePainter, type SlidePainterOptions } from "./slide-painter.ts";

/** Creates a painter with the native engine, fonts from disk and media by fetch, unless a test replaces one. */
export function createNodePainter({
  engine = createEngine(new Renderer()),
  ...options
}: Partial<SlidePainterOptions> = {}): SlidePainter {
  return new SlidePainter({
    engine,
    assets: createNodeAssetSource(),
    fetchBytes: fetchMediaBytes,
    ...options,
  });
}
