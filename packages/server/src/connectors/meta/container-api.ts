import type { NetworkId } from "@slideloom/core/networks";
import { z } from "zod";
import type { PublicationPayload } from "@slideloom/core/publishing";
import type { TargetRun } from "../connector.ts";
import type { CallOptions } from "../network-call.ts";
import { classifyGraph, type ClassifiedGraph } from "./classify-graph.ts";

/** The API of Instagram or Threads. Publishing takes two calls: create a container, then publish the container. */
export interface ContainerApi {
  network: NetworkId;
  /** Name of the network, shown to people. */
  name: string;
  url: string;
  /** Edges of the API, i.e. paths below `/me/`. The edge `posts` both creates containers and lists posts. */
  edges: { posts: string; publish: string; quota: string };
  /** Names of fields: a container's status and its explanation, and a post's text. */
  fields: { status: string; reason: string; caption: string };
  maxImageBytes: number;
  /** Fields of every image's container besides the image's URL. */
  imageFields: Readonly<Record<string, string>>;
  /** Returns the fields that the post's options add to the container that is published. */
  buildOptions(options: PublicationPayload["options"]): Readonly<Record<string, string>>;
}

const idSchema = z.object({ id: z.string().min(1) });

export const readId = (json: unknown): string | null => idSchema.safeParse(json).data?.id ?? null;

type Fields = Readonly<Record<string, string>>;

/** Calls the API. Sends the token in a header, because URLs are logged. */
export async function callGraph(
  { url }: ContainerApi,
  run: TargetRun,
  { step, path, query, form }: { step: string; path: string; query?: Fields; form?: Fields },
): Promise<ClassifiedGraph> {
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const options: CallOptions = {
    method: form ? "POST" : "GET",
    url: `${url}/${path}${search}`,
    headers: { authorization: `Bearer ${run.account.tokens.access}` },
    ...(form && { body: new URLSearchParams(form) }),
  };
  return classifyGraph(await run.call(step, options), { now: run.now });
}

const statusSchema = z.enum(["IN_PROGRESS", "FINISHED", "PUBLISHED", "ERROR", "EXPIRED"]);

/** A container's state; `reason` explains an error. */
export interface ContainerState {
  status: z.output<typeof statusSchema>;
  reason: string;
}

/** Asks for a container's state; null if the response can't be read. */
export async function readContainer(
  api: ContainerApi,
  run: TargetRun,
  { id, step }: { id: string; step: string },
): Promise<{ classified: ClassifiedGraph; state: ContainerState | null }> {
  const { status, reason } = api.fields;
  const query = { fields: `${status},${reason}` };
  const classified = await callGraph(api, run, { step, path: id, query });
  const body = z.looseObject({}).safeParse(classified.ok ? classified.response.json : null).data;
  const found = statusSchema.safeParse(body?.[status]).data;
  const words = z.string().catch("").parse(body?.[reason]);
  return { classified, state: found ? { status: found, reason: words } : null };
}
