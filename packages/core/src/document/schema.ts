export { findJsonLimits, isWithin } from "./limit-json.ts";
export { buildStrictJsonSchema } from "./post-schema.ts";
