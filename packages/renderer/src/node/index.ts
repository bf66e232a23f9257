export { joinDocument } from "../join-document.ts";
export { zipSlides } from "../zip-slides.ts";
export { findAssetFile } from "./asset-files.ts";
export { createNodeSlideRenderer, type NodeSlideRenderer } from "./create-node-slide-renderer.ts";
export { DrawPool, type DrawPoolSettings } from "./draw-pool.ts";
