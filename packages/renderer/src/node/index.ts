export { joinDocument } from "../outputs/join-document.ts";
export { zipSlides } from "../outputs/zip-slides.ts";
export { findAssetFile } from "./asset-files.ts";
export { createNodeSlideRenderer, type NodeSlideRenderer } from "./create-node-slide-renderer.ts";
export { DrawPool, type DrawPoolSettings } from "./draw-pool.ts";
