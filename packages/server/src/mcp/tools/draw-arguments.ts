import { type RenderRequest, renderRequestSchema } from "@slideloom/core/contract/public-render";
import type { Reading } from "../../threads/reader.ts";
import { postArgument, requirePost } from "../post-argument.ts";
import type { ToolHost } from "../tool-host.ts";

const { carousel_id, design, network, format, media_urls, on_missing_media } =
  renderRequestSchema.shape;

const ofServer = { carousel_id, media_urls, on_missing_media };

/** Arguments of rendering tools. Without a server there are no saved carousels and no media. */
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

/**
 * Returns the given post, carousel id or both (the API rejects both). Throws if the post is invalid or both are
 * missing.
 */
export async function readSource(
  { post, carousel_id: id }: Source,
  reading: Reading,
): Promise<Pick<RenderRequest, "post" | "carousel_id">> {
  return {
    ...((post != null || id == null) && { post: { ...(await requirePost(post, reading)) } }),
    ...(id != null && { carousel_id: id }),
  };
}
