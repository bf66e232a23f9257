import { renderRequestSchema } from "@slideloom/core/contract";
import { postArgument, requirePost } from "../post-argument.ts";
import type { ToolHost } from "../tool-host.ts";

const { carousel_id, design, network, format, media_urls, on_missing_media } =
  renderRequestSchema.shape;

const ofServer = { carousel_id, media_urls, on_missing_media };

/** The arguments of tools that draw; without a server there are neither saved carousels nor media. */
export function buildDrawArguments({ api }: Pick<ToolHost, "api">) {
  return {
    post: api ? postArgument.optional() : postArgument,
    ...(api ? ofServer : ({} as typeof ofServer)),
    design,
    network,
    format,
  };
}

interface Source {
  post?: unknown;
  carousel_id?: string | null | undefined;
}

/** What is to be drawn; the API refuses both at once. Throws where it is an invalid post. */
export function readSource({ post, carousel_id: id }: Source) {
  return {
    ...((post != null || id == null) && { post: { ...requirePost(post) } }),
    ...(id != null && { carousel_id: id }),
  };
}
