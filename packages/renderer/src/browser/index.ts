export * from "./slide-renderer.ts";
