export { findJsonLimits, isWithin } from "./limit-json.ts";
export { buildStrictJsonSchema, postSchema, slideMediaSchema } from "./post-schema.ts";
