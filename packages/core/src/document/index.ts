export type { Issue, JsonPath } from "./issue.ts";
export type { ParseResult } from "./parse-result.ts";
export type { Item, Post, Slide } from "./post.ts";
