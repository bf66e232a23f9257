export { buildStrictJsonSchema, postSchema, slideMediaSchema } from "./post-schema.ts";
