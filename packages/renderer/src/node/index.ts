export { readAsset } from "./asset-files.ts";
export { createNodeSlideRenderer, type NodeSlideRenderer } from "./create-node-slide-renderer.ts";
export type { DrawOrder, DrawReport, FileOrder } from "./draw-protocol.ts";
export { fetchMediaBytes } from "./fetch-media-bytes.ts";
