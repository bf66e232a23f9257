import { z } from "zod";
import type { Classified } from "../classify-response.ts";
import type { PreparingRun, TargetRun } from "../connector.ts";
import type { CallOptions } from "../network-call.ts";
import { classify } from "./read-refusal.ts";

/** Maximum response size of lists, because lists of posts and notifications can be long. */
export const listBytes = 1024 * 1024;

/**
 * Returns the options of a call; `options.url` is the path within Postiz's API. The `Authorization` header is the key
 * alone, without `Bearer`.
 */
export const buildRequest = (base: string, key: string, options: CallOptions): CallOptions => ({
  ...options,
  url: base + options.url,
  headers: { authorization: key },
});

const buildRunRequest = ({ account }: TargetRun, options: CallOptions): CallOptions =>
  buildRequest(account.instanceUrl ?? "", account.tokens.access, options);

/** Calls Postiz for a target; `options.url` is the path within Postiz's API. */
export async function callPostiz(
  run: TargetRun,
  step: string,
  options: CallOptions,
): Promise<Classified> {
  return classify(await run.call(step, buildRunRequest(run, options)), run.now);
}

/** Makes a call that publishes nothing and may take up to `timeoutMs`. */
export async function preparePostiz(
  run: PreparingRun,
  step: string,
  { timeoutMs, ...options }: CallOptions & { timeoutMs: number },
): Promise<Classified> {
  const request = buildRunRequest(run, options);
  return classify(await run.call(step, { ...request, timeoutMs }), run.now);
}

const boardSchema = z.object({ id: z.string(), name: z.string() });

/** The part of a connection's details that publishing needs. `id` is the channel's id on its Postiz server. */
const ownDetailsSchema = z.object({
  id: z.string(),
  identifier: z.string(),
  boards: z.array(boardSchema),
});
export type OwnDetails = z.output<typeof ownDetailsSchema>;

export const readOwnDetails = ({ account }: Pick<TargetRun, "account">): OwnDetails =>
  ownDetailsSchema.parse(account.details);

/** Pinterest's boards, as a tool of Postiz returns them. */
export const boardListSchema = z.object({ output: z.array(boardSchema) });

export const integrationSchema = z.object({
  id: z.string(),
  name: z.string(),
  identifier: z.string(),
  picture: z.string().nullish(),
  disabled: z.boolean().default(false),
  profile: z.string().nullish(),
});
