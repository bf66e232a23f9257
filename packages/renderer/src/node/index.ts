export { zipSlides } from "../zip-slides.ts";
export { findAssetFile } from "./asset-files.ts";
export { createNodeSlideRenderer, type NodeSlideRenderer } from "./create-node-slide-renderer.ts";
export { joinPdf } from "./join-pdf.ts";
export { DrawPool, type DrawPoolSettings } from "./draw-pool.ts";
