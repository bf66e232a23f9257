import type { PostRewriteWish, PublicRewriteResponse } from "@slideloom/core/contract/post-rewrite";
import { type Captions, parseCaptions } from "@slideloom/core/carousel";
import { createDocument, restoreImages, setPostWords } from "@slideloom/core/document";
import type { FastifyInstance } from "fastify";
import { getKeyOwner } from "../api-keys/key-use.ts";
import type { PostRewrite, PostRewriteService } from "../generation/post-rewrite-service.ts";
import { addRoute } from "../http/add-route.ts";
import { HttpError } from "../http/http-error.ts";
import { openReading, type ReadingParts } from "./open-reading.ts";
import { readPostSource } from "./render-request.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";

export interface PublicRewriteParts extends ReadingParts, RunOnceParts {
  postRewrites: PostRewriteService;
}

/** `POST /api/v1/rewrite`: new words for a whole post, once per idempotency key. */
export function registerPublicRewrites(app: FastifyInstance, context: PublicRewriteParts): void {
  addRoute(app, "v1.rewritePost", async (request, reply) => {
    const accountId = getKeyOwner(request).id;
    const { post: sent, ...wish } = request.body;
    const reading = openReading(context, request, reply);
    const { post, json, images } = await readPostSource(sent, reading);
    const before = { json, images, captions: wish.captions };
    const write = (rewrite: PostRewrite) => presentRewrite(rewrite, before);
    const { signal } = reading;
    const body = { post: request.sentBodyHash };
    const { outcome } = await runOnce(context, { request, reply, body }, async (store) => {
      const rewrite = await context.postRewrites.rewrite(
        accountId,
        { post, wish },
        { signal, alongside: async (queries, done) => store?.(queries, write(done)) },
      );
      return write(rewrite);
    });
    return outcome;
  });
}

interface SentPost extends Pick<PostRewriteWish, "captions"> {
  json: string;
  images: ReadonlyMap<string, string>;
}

function presentRewrite(
  { words, remainingCredits, credits, writer, warnings, checks }: PostRewrite,
  { json, images, captions }: SentPost,
): PublicRewriteResponse {
  const edited = setPostWords(createDocument(json), words);
  if (!edited.ok) throw new HttpError(422, edited.error.message, "Invalid post");
  return {
    content: restoreImages(edited.document.text, images),
    ...(captions && { captions: replaceCaptions(captions, words) }),
    slides: [...words.slides.keys()].map((index) => index + 1),
    remaining_credits: remainingCredits,
    credits,
    writer,
    ...(warnings.length > 0 && { warnings }),
    ...(checks && { checks }),
  };
}

/** Puts new captions in place of the ones sent. Null removes a caption. */
const replaceCaptions = (
  sent: Captions,
  { captions = {} }: Pick<PostRewrite["words"], "captions">,
): Captions => parseCaptions({ ...sent, ...captions }) ?? {};
