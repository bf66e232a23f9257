import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { PostOutcome, FaultScript } from "../fake-network.fixture.ts";
import { downloadImage } from "./download-image.fixture.ts";
import { addPost, withToken, type Container, type GraphState } from "./fake-graph-state.fixture.ts";
import {
  graphErrors,
  refuseGraph,
  refuseParameter,
  type FakeGraphError,
} from "./fake-graph-error.fixture.ts";

const dayMs = 24 * 3600_000;
/** Daily limit of containers per account, as a multiple of the daily post quota. */
const containersPerPost = 8;
const mostCaption = 2200;
const mostAltText = 1000;

type Params = { Params: { id: string } };

export function serveContainers(
  app: FastifyInstance,
  state: GraphState,
  faults: FaultScript,
): void {
  const { edges } = state.face;
  app.post(`/:version/me/${edges.posts}`, async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, () => createContainer(state, request.body, reply)),
    ),
  );
  app.post(`/:version/me/${edges.publish}`, async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async (fate) => publish(state, request.body, { reply, fate })),
    ),
  );
  app.get(`/:version/me/${edges.quota}`, async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => ({
        data: [
          {
            quota_usage: countRecent(state),
            config: { quota_total: state.rules.quota, quota_duration: 86_400 },
          },
        ],
      })),
    ),
  );
  app.get(`/:version/me/${edges.posts}`, async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => ({
        data: state.posts.map((post) => describePost(state, post)).toReversed(),
      })),
    ),
  );
  app.get<Params>("/:version/:id", async (request, reply) =>
    withToken(state, request, reply, () =>
      faults.run(request, reply, async () => describe(state, request.params.id, reply)),
    ),
  );
}

const countRecent = ({ posts, now }: GraphState) =>
  posts.filter(({ publishedAtMs }) => publishedAtMs > now().getTime() - dayMs).length;

const altText = z.string().min(1).max(mostAltText).optional();
const imageUrl = z.string();

function buildSchemas({ face }: GraphState) {
  const words = { [face.fields.caption]: z.string().optional() };
  const label = { is_ai_generated: z.enum(["true", "false"]).optional() };
  return {
    child: z.strictObject({
      image_url: imageUrl,
      alt_text: altText,
      is_carousel_item: z.literal("true"),
    }),
    single: z.strictObject({ image_url: imageUrl, alt_text: altText, ...words, ...label }),
    carousel: z.strictObject({
      media_type: z.literal("CAROUSEL"),
      children: z.string(),
      ...words,
      ...label,
    }),
  };
}

async function createContainer(
  state: GraphState,
  sent: unknown,
  reply: FastifyReply,
): Promise<unknown> {
  const { child, single, carousel } = buildSchemas(state);
  const nowMs = state.now().getTime();
  const recent = [...state.containers.values()].filter((one) => one.createdAtMs > nowMs - dayMs);
  if (recent.length >= containersPerPost * state.rules.quota)
    return refuseGraph(reply, graphErrors.tooManyCalls);
  const body = z.union([child, single, carousel]).safeParse(sent);
  if (!body.success) return refuseParameter(reply, body.error.message);
  const fields: Readonly<Record<string, string | undefined>> = body.data;
  const caption = fields[state.face.fields.caption] ?? "";
  if ([...caption].length > mostCaption) return refuseGraph(reply, graphErrors.captionTooLong);
  const images =
    fields["children"] === undefined
      ? await downloadOne(fields["image_url"] ?? "", fields["alt_text"] ?? "")
      : listChildren(state, fields["children"].split(","));
  if ("code" in images) return refuseGraph(reply, images);
  const isChild = fields["is_carousel_item"] === "true";
  const container: Container = {
    id: state.newId(),
    isChild,
    images,
    caption,
    isAiGenerated: fields["is_ai_generated"] === "true",
    createdAtMs: nowMs,
    error: null,
    postId: null,
  };
  if (fields["children"] === undefined && state.rules.failingImages > 0) {
    state.rules.failingImages -= 1;
    container.error = "Error: Media upload has failed with error code 2207032";
  }
  state.containers.set(container.id, container);
  state.counts.containers += 1;
  return { id: container.id };
}

async function downloadOne(url: string, text: string) {
  const image = await downloadImage(url);
  return "code" in image ? image : [{ ...image, altText: text }];
}

function listChildren(state: GraphState, ids: readonly string[]) {
  const isCount = ids.length >= 2 && ids.length <= state.face.mostChildren;
  if (!isCount || new Set(ids).size < ids.length) return graphErrors.childCount;
  const children = ids.map((id) => state.containers.get(id));
  const isWhole = children.every(
    (one) => one?.isChild && findStatus(state, one) === "FINISHED" && one.postId === null,
  );
  return isWhole ? children.flatMap((one) => one?.images ?? []) : graphErrors.mediaMissing;
}

function findStatus({ now, processing }: GraphState, container: Container): string {
  const ageMs = now().getTime() - container.createdAtMs;
  if (container.postId !== null) return "PUBLISHED";
  if (ageMs >= dayMs) return "EXPIRED";
  if (ageMs < processing.ms) return "IN_PROGRESS";
  return container.error === null ? "FINISHED" : "ERROR";
}

function publish(
  state: GraphState,
  sent: unknown,
  { reply, fate }: { reply: FastifyReply; fate: PostOutcome | undefined },
): object {
  const body = z.strictObject({ creation_id: z.string() }).safeParse(sent);
  if (!body.success) return refuseParameter(reply, body.error.message);
  const container = state.containers.get(body.data.creation_id);
  if (!container || container.isChild) return refuseGraph(reply, graphErrors.mediaMissing);
  const obstacle = findObstacle(state, container);
  if (obstacle) return refuseGraph(reply, obstacle);
  if (container.postId !== null && state.rules.republishing === "repeated") {
    return { id: container.postId };
  }
  const post = addPost(state, container);
  container.postId = post.id;
  if (fate === "lying-4xx") return refuseGraph(reply, graphErrors.restricted);
  return { id: post.id };
}

function findObstacle(state: GraphState, container: Container): FakeGraphError | null {
  switch (findStatus(state, container)) {
    case "IN_PROGRESS":
      return graphErrors.notReady;
    case "EXPIRED":
      return graphErrors.mediaExpired;
    case "ERROR":
      return graphErrors.mediaMissing;
    case "PUBLISHED":
      return state.rules.republishing === "refused" ? graphErrors.mediaMissing : null;
    default:
      return countRecent(state) < state.rules.quota ? null : graphErrors.tooManyPosts;
  }
}

function describe(state: GraphState, id: string, reply: FastifyReply): object {
  const { fields } = state.face;
  const container = state.containers.get(id);
  if (container) {
    const status = findStatus(state, container);
    return { id, [fields.status]: status, [fields.reason]: container.error ?? status };
  }
  const post = state.posts.find((one) => one.id === id);
  return post ? describePost(state, post) : refuseGraph(reply, graphErrors.objectGone);
}

/** Describes a post in Meta's form, without empty fields. */
function describePost({ face }: GraphState, post: GraphState["posts"][number]): object {
  const { id, caption, permalink, publishedAtMs } = post;
  const timestamp = new Date(publishedAtMs).toISOString().replace(/\.\d+Z$/, "+0000");
  return {
    id,
    timestamp,
    permalink,
    ...(caption !== "" && { [face.fields.caption]: caption.trim() }),
  };
}
