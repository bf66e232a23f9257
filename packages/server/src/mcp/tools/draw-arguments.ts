import { limitPost } from "@slideloom/core/contract/public-post";
import { type RenderRequest } from "@slideloom/core/contract/public-render";
import { z } from "zod";
import type { Reading } from "../../threads/reader.ts";
import { carouselId, designArgument, networkArgument } from "../arguments.ts";
import { briefPostArgument, postArgument, requirePost } from "../post-argument.ts";
import { ToolError } from "../tool-error.ts";
import type { ToolHost } from "../tool-host.ts";

const ofServer = {
  carousel_id: carouselId.optional(),
  media_urls: limitPost(z.unknown())
    .optional()
    .meta({ type: "object", description: "Images by slide number." }),
};

/** Arguments of rendering tools. Without a server there are no saved carousels and no media. */
export function buildDrawArguments({ api }: Pick<ToolHost, "api">) {
  return {
    ...(api ? ofServer : ({} as typeof ofServer)),
    post: api ? briefPostArgument.optional() : postArgument,
    design: designArgument,
    network: networkArgument,
  };
}

type DrawForm = Pick<RenderRequest, "post" | "carousel_id" | "design" | "network" | "media_urls">;

/** Returns the fields of a render request. Throws unless there is one valid post or one carousel. */
export async function readDrawn(
  args: { post?: unknown; carousel_id?: string | undefined; media_urls?: unknown },
  reading: Reading,
): Promise<DrawForm> {
  const { post, carousel_id, media_urls, ...choices } = args;
  if ((post == null) === (carousel_id == null)) {
    throw new ToolError("Send `carousel_id` of a saved carousel, or `post`, but not both.");
  }
  return {
    ...choices,
    ...(media_urls != null && { media_urls: media_urls as Record<string, string> }),
    ...(carousel_id == null
      ? { post: { ...(await requirePost(post, reading)) } }
      : { carousel_id }),
  };
}

/** Path of a carousel's page in the editor. */
export const editorPath = (id: string | null | undefined): string =>
  id == null ? "/create" : `/create/${encodeURIComponent(id)}`;
