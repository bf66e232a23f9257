import { z } from "zod";
import { withDeadline } from "../../deadlines/deadline.ts";

/** Time limit for finding out whether Ollama runs. */
const versionTimeoutMs = 300;
const listTimeoutMs = 5000;

const tagsSchema = z.object({
  models: z.array(
    z.object({ name: z.string(), details: z.object({ parameter_size: z.string().optional() }) }),
  ),
});

const showSchema = z.object({
  model_info: z.record(z.string(), z.unknown()).default({}),
  capabilities: z.array(z.string()).default(["completion"]),
});

export interface OllamaListedModel {
  name: string;
  /** Parameters in billions; null if unknown. */
  billions: number | null;
}

export interface OllamaModelDetails {
  /** Tokens of prompt and reply together; null if unknown. */
  contextTokens: number | null;
  canWrite: boolean;
  canThink: boolean;
}

export async function isOllama(url: string): Promise<boolean> {
  try {
    return await withDeadline({ timeoutMs: versionTimeoutMs }, async (signal) => {
      const response = await fetch(`${url}/api/version`, { signal, redirect: "error" });
      return z.object({ version: z.string() }).safeParse(await response.json()).success;
    });
  } catch {
    return false;
  }
}

/** Lists the downloaded models, most recently changed first. */
export async function listOllamaModels(url: string): Promise<OllamaListedModel[]> {
  const { models } = await withDeadline({ timeoutMs: listTimeoutMs }, async (signal) => {
    const response = await fetch(`${url}/api/tags`, { signal, redirect: "error" });
    return tagsSchema.parse(await response.json());
  });
  return models.map(({ name, details }) => ({ name, billions: readBillions(details) }));
}

/** Returns a model's details; null if Ollama doesn't have it. */
export async function showOllamaModel(
  url: string,
  model: string,
  limit?: AbortSignal,
): Promise<OllamaModelDetails | null> {
  const show = async (signal: AbortSignal) => {
    const response = await fetch(`${url}/api/show`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model }),
      redirect: "error",
      signal,
    });
    return response.status === 404 ? null : showSchema.parse(await response.json());
  };
  const shown = await (limit ? show(limit) : withDeadline({ timeoutMs: listTimeoutMs }, show));
  if (!shown) return null;
  const { model_info: info, capabilities } = shown;
  const context = info[`${String(info["general.architecture"])}.context_length`];
  return {
    contextTokens: typeof context === "number" ? context : null,
    canWrite: capabilities.includes("completion"),
    canThink: capabilities.includes("thinking"),
  };
}

/** Reads sizes such as `8.0B` and `137M`. */
function readBillions({ parameter_size: size = "" }: { parameter_size?: string | undefined }) {
  const [, number, unit] = /^([\d.]+)([BM])$/.exec(size) ?? [];
  return number === undefined ? null : Number(number) / (unit === "M" ? 1000 : 1);
}
