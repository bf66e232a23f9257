export {
  buildPostJsonSchema,
  buildStrictJsonSchema,
  postSchema,
  slideMediaSchema,
} from "./post-schema.ts";
