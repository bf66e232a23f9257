import { services } from "@slideloom/core/networks";
import { escapeLittleText } from "@slideloom/core/networks/linkedin";
import { z } from "zod";
import {
  classifyCall,
  requireResponse,
  unreadableStep,
  type Classified,
  type Failure,
} from "../classify-response.ts";
import {
  StepFailure,
  type Connector,
  type PublishedFile,
  type SendOutcome,
  type TargetRun,
} from "../connector.ts";
import { findTitle } from "../find-title.ts";
import type { CallOptions } from "../network-call.ts";
import type { LinkedinSettings } from "./linkedin-settings.ts";
import { readLinkedinRefusal } from "./read-refusal.ts";

const mostDocumentBytes = 100_000_000;
/** Wait for LinkedIn to process an upload, in ms. A member's token can't query the upload's state. */
const processingMs = 20_000;

const initializedSchema = z.object({
  value: z.object({
    uploadUrl: z.url(),
    document: z.string().optional(),
    image: z.string().optional(),
  }),
});
/** URNs of uploads by file name, and the time from which they can be posted. */
const checkpointSchema = z.object({
  uploads: z.record(z.string(), z.string()).default({}),
  readyAtMs: z.number().optional(),
});

type State = z.output<typeof checkpointSchema>;
type Settings = Pick<LinkedinSettings, "apiUrl" | "version">;

/** Publishes for LinkedIn members. Their access can't read posts, so only a person can resolve an unknown outcome. */
export function createLinkedinConnector(settings: Settings): Connector {
  return {
    network: "linkedin",
    isPreparedEarly: true,
    listFiles: ({ options }) =>
      options.kind === "images"
        ? [{ type: "jpeg", maxBytes: services.linkedin.maxImageBytes }]
        : [{ type: "pdf", maxBytes: mostDocumentBytes }],

    async prepare(run) {
      const state = checkpointSchema.parse(run.checkpoint);
      const nowMs = run.now().getTime();
      const missing = run.files.find(({ name }) => state.uploads[name] === undefined);
      if (missing) {
        const uploads = { ...state.uploads, [missing.name]: await upload(settings, run, missing) };
        return { kind: "next", checkpoint: { uploads, readyAtMs: nowMs + processingMs } };
      }
      const waitMs = (state.readyAtMs ?? nowMs) - nowMs;
      return waitMs > 0
        ? { kind: "wait", checkpoint: state, waitMs }
        : { kind: "ready", checkpoint: state };
    },

    async send(run) {
      const state = checkpointSchema.parse(run.checkpoint);
      const classified = await call(settings, run, {
        step: "send",
        method: "POST",
        url: `${settings.apiUrl}/rest/posts`,
        body: { json: buildPost(run, state) },
      });
      return classified.ok ? readSent(classified) : readFailure(classified.failure);
    },

    reconcile: async () => ({ kind: "undecidable" }),
    isRepeatable: () => false,
  };
}

/** Requests an upload URL, uploads the file to it, and returns the file's URN. */
async function upload(settings: Settings, run: TargetRun, file: PublishedFile): Promise<string> {
  const kind = file.slide === null ? "documents" : "images";
  const initialized = await call(settings, run, {
    step: `start the upload of ${file.name}`,
    method: "POST",
    url: `${settings.apiUrl}/rest/${kind}?action=initializeUpload`,
    body: { json: { initializeUploadRequest: { owner: run.account.remoteId } } },
  });
  const found = initializedSchema.safeParse(requirePrepared(initialized).json);
  const { uploadUrl, document, image } = found.data?.value ?? {};
  const urn = document ?? image;
  if (uploadUrl === undefined || urn === undefined) {
    throw unreadableStep();
  }
  // Sends the whole file in one request, because LinkedIn keeps only the last of several requests.
  const uploaded = await call(settings, run, {
    step: `upload ${file.name}`,
    method: "PUT",
    url: uploadUrl,
    headers: { "content-type": file.type },
    body: await file.read(),
  });
  requirePrepared(uploaded);
  return urn;
}

/** Treats refusals as transient, because the same call may succeed soon after LinkedIn responded with 403 or 404. */
function requirePrepared(classified: Classified) {
  if (classified.ok) return classified.response;
  const { failure } = classified;
  if (failure.kind !== "rejected" || failure.code === endedVersion) {
    return requireResponse(classified);
  }
  throw new StepFailure({ kind: "not-sent", message: failure.message });
}

function buildPost(run: TargetRun, state: State): object {
  const { caption, options } = run.payload;
  return {
    author: run.account.remoteId,
    commentary: escapeLittleText(caption),
    visibility: options.visibility === "private" ? "CONNECTIONS" : "PUBLIC",
    distribution: {
      feedDistribution: "MAIN_FEED",
      targetEntities: [],
      thirdPartyDistributionChannels: [],
    },
    content: buildContent(run, state),
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
  };
}

function buildContent({ files, payload }: TargetRun, { uploads }: State): object {
  const media = files.map(({ name, slide }) => ({ id: uploads[name], slide }));
  const [first] = media;
  if (first?.slide === null) return { media: { title: findTitle(payload), id: first.id } };
  const images = media.map(({ id, slide }) => ({
    id,
    altText: payload.alt_texts[(slide ?? 1) - 1] ?? "",
  }));
  return images.length === 1 ? { media: images[0] } : { multiImage: { images } };
}

/** The post's id is in a header; the body is empty. */
function readSent({ response }: Extract<Classified, { ok: true }>): SendOutcome {
  const id = response.headers["x-restli-id"] ?? response.headers["x-linkedin-id"];
  if (typeof id !== "string" || !id.startsWith("urn:li:")) {
    return { kind: "unknown", message: "LinkedIn's response could not be read." };
  }
  return { kind: "published", post: { id, url: buildPostUrl(id) } };
}

const buildPostUrl = (urn: string) => `https://www.linkedin.com/feed/update/${urn}`;

const endedVersion = "NONEXISTENT_VERSION";

function readFailure(failure: Failure): Failure {
  if (failure.kind !== "rejected") return failure;
  const { code, message } = failure;
  // With such a message, LinkedIn posted nothing, because an upload isn't processed yet.
  if (/not (yet )?(ready|available|processed)|processing/i.test(message)) {
    return { kind: "throttled", waitMs: processingMs, message };
  }
  if (code === "DUPLICATE_POST") {
    const [other] = /urn:li:\w+:\d+/.exec(message) ?? [];
    const where = other ? `: ${buildPostUrl(other)}` : ".";
    return {
      kind: "rejected",
      code,
      message: `LinkedIn already has a post with the same text${where}`,
    };
  }
  return failure;
}

async function call(
  { version }: Settings,
  run: TargetRun,
  { step, ...options }: CallOptions & { step: string },
): Promise<Classified> {
  const result = await run.call(step, {
    ...options,
    headers: {
      authorization: `Bearer ${run.account.tokens.access}`,
      "linkedin-version": version,
      "x-restli-protocol-version": "2.0.0",
      ...options.headers,
    },
  });
  const classified = classifyCall(result, { now: run.now, readRefusal: readLinkedinRefusal });
  if (classified.ok || result.kind !== "response") return classified;
  const { failure } = classified;
  const isRefused = failure.kind === "rejected";
  if (isRefused && (result.status === 426 || failure.code === endedVersion)) {
    const message = `LinkedIn has ended version ${version} of its API. Ask the person who runs this server to set LINKEDIN_VERSION to a newer version.`;
    return { ...classified, failure: { kind: "rejected", code: endedVersion, message } };
  }
  const isOwn = readLinkedinRefusal(result) !== null;
  if (failure.kind !== "throttled" || result.headers["retry-after"] || !isOwn) return classified;
  // Quotas are per day, and the response has no `Retry-After` header.
  return { ...classified, failure: { ...failure, waitMs: findMsUntilTomorrow(run.now()) } };
}

/** Returns the milliseconds until 00:05 UTC tomorrow. */
function findMsUntilTomorrow(now: Date): number {
  const tomorrowMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, 5);
  return tomorrowMs - now.getTime();
}
