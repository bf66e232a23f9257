import { z } from "zod";
import {
  classifyCall,
  requireResponse,
  unreadableStep,
  type Classified,
  type Failure,
  type ReadRefusal,
} from "./classify-response.ts";
import type { Connector, TargetRun, Verdict } from "./connector.ts";
import { createNetworkClients } from "./connectors.ts";
import type { CallOptions } from "./network-call.ts";
import { readFailedLookup } from "./read-failed-lookup.ts";

const checkpointSchema = z.object({ id: z.string(), isAccepted: z.boolean().default(false) });
const idSchema = z.object({ id: z.string() });
const draftSchema = z.object({
  state: z.enum(["draft", "sending", "sent", "error"]),
  url: z.string().default(""),
  error: z.string().default(""),
});

export const acceptedMessage = "The bridge has the post and is publishing it.";
export const pendingMessage = "The bridge is still publishing it.";

/** Publishes through a bridge: stores a draft, then publishes the draft by a call with its id. */
const bridge: Connector = {
  network: "handover",
  isPreparedEarly: true,
  listFiles: () => [{ type: "jpeg" }],

  async prepare(run) {
    if (checkpointSchema.safeParse(run.checkpoint).success) {
      return { kind: "ready", checkpoint: run.checkpoint };
    }
    const stored = await call(run, "store a draft", {
      method: "POST",
      url: "/drafts",
      body: { json: { text: run.payload.caption } },
    });
    const draft = idSchema.safeParse(requireResponse(stored).json);
    if (!draft.success) throw unreadableStep();
    return { kind: "next", checkpoint: draft.data };
  },

  async send(run) {
    const checkpoint = checkpointSchema.parse(run.checkpoint);
    const url = `/drafts/${checkpoint.id}/publish`;
    const classified = await call(run, "publish", { method: "POST", url });
    if (!classified.ok) return classified.failure;
    return draftSchema.safeParse(classified.response.json).success
      ? {
          kind: "accepted",
          checkpoint: { ...checkpoint, isAccepted: true },
          message: acceptedMessage,
        }
      : { kind: "unknown", message: "The network's response could not be read." };
  },

  async reconcile(run) {
    const { id } = checkpointSchema.parse(run.checkpoint);
    const classified = await call(run, "look", { method: "GET", url: `/drafts/${id}` });
    return classified.ok ? readVerdict(id, classified.response.json) : readLost(classified.failure);
  },

  async withdraw(run) {
    const { id } = checkpointSchema.parse(run.checkpoint);
    const classified = await call(run, "withdraw", { method: "DELETE", url: `/drafts/${id}` });
    return classified.ok || classified.response?.status === 404 ? {} : null;
  },

  isRepeatable: () => false,
};

/**
 * Creates the clients of all networks. The network `handover` (webhook hand-offs) publishes through the bridge instead.
 */
export const createBridgeClients: typeof createNetworkClients = (settings) => {
  const clients = createNetworkClients(settings);
  return { ...clients, handover: { ...clients.handover, connector: bridge } };
};

function readVerdict(id: string, body: unknown): Verdict {
  const draft = draftSchema.safeParse(body);
  switch (draft.data?.state) {
    case "draft":
      return { kind: "absent" };
    case "sent":
      return { kind: "published", post: { id, url: draft.data.url } };
    case "error":
      return { kind: "refused", code: "bridge-error", message: draft.data.error };
    default:
      return { kind: "pending", message: pendingMessage };
  }
}

const readLost = (failure: Failure): Verdict =>
  failure.kind === "rejected" ? { kind: "undecidable" } : readFailedLookup(failure);

/** Calls the bridge; `options.url` is the path. */
async function call(run: TargetRun, step: string, options: CallOptions): Promise<Classified> {
  const url = `${run.account.instanceUrl}${options.url}`;
  const result = await run.call(step, { ...options, url });
  const readRefusal: ReadRefusal = ({ status, headers }) =>
    /html/.test(`${headers["content-type"]}`)
      ? null
      : { code: `${status}`, message: `The bridge returned status ${status}.` };
  return classifyCall(result, { now: run.now, readRefusal });
}
