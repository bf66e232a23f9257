export { buildPostJsonSchema, postSchema } from "./post-schema.ts";
