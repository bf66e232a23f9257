import { renderFormSchema } from "@slideloom/core/contract";
import { z } from "zod";
import { postArgument, requirePost } from "../post-argument.ts";
import type { ToolHost } from "../tool-host.ts";

const { carousel_id, design, network, format } = renderFormSchema.shape;

/** What of a drawing does not fit or can't be read; slides and items count from 1. */
export const warningsSchema = z.array(
  z.object({ slide: z.int().optional(), item: z.int().optional(), message: z.string() }),
);

/** The arguments of tools that draw; a saved carousel can be named where there are any. */
export function buildDrawArguments({ api }: Pick<ToolHost, "api">) {
  return {
    post: api ? postArgument.optional() : postArgument,
    ...(api && { carousel_id }),
    design,
    network,
    format,
  };
}

/** What is to be drawn; the API refuses both at once. Throws where it is an invalid post. */
export function readSource({ post, carousel_id: id }: { post?: unknown; carousel_id?: unknown }) {
  return {
    ...((post != null || id == null) && { post: { ...requirePost(post) } }),
    ...(id != null && { carousel_id: String(id) }),
  };
}
