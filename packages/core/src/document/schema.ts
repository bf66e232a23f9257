export { findJsonLimits, isWithin, limitJson } from "./limit-json.ts";
export { buildStrictJsonSchema, postSchema, slideMediaSchema } from "./post-schema.ts";
