import { APICallError } from "ai";
import { Deadline } from "../../deadlines/deadline.ts";
import type { ProviderModel } from "../model/ask-model.ts";
import type { OllamaTurns } from "../model/model-settings.ts";
import type { ReplyMode } from "../model/reply-mode.ts";
import { GenerationError } from "../generation-error.ts";
import { buildChat, type ChatOptions } from "./build-chat.ts";
import { showOllamaModel, type OllamaModelDetails } from "./ollama-api.ts";
import { readChat } from "./read-chat.ts";

export interface OllamaModelSettings extends OllamaTurns {
  url: string;
  model: string;
  mode: ReplyMode;
}

type CallOptions = Parameters<ProviderModel["doStream"]>[0];

/**
 * Creates a model that uses Ollama's native API. Unlike Ollama's `/v1` API, the native one can set the context's size.
 */
export function createOllamaModel(settings: OllamaModelSettings): ProviderModel {
  const { url, model, turns, by, timeoutMs } = settings;
  let details: OllamaModelDetails | null = null;
  const doStream = async (options: CallOptions) => {
    const turn = await turns.enter(by, { signal: options.abortSignal });
    const limit = new Deadline({
      timeoutMs,
      callers: options.abortSignal ? [options.abortSignal] : [],
      createError: () => new GenerationError("timed-out", buildTimeoutMessage(settings)),
    });
    const end = () => {
      limit.end();
      turn.leave();
    };
    try {
      details ??= await showOllamaModel(url, model, limit.signal);
      if (!details) throw buildCallError(settings, 404, `model "${model}" not found`);
      const chat = buildChat(settings, details, toChatOptions(options));
      const response = await limit.race(
        fetch(`${url}/api/chat`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(chat.body),
          redirect: "error",
          signal: limit.signal,
        }),
      );
      if (!response.ok || !response.body) {
        throw buildCallError(settings, response.status, await response.text());
      }
      return { stream: readChat(response.body, { model, chat, signal: limit.signal, onEnd: end }) };
    } catch (error) {
      end();
      limit.signal.throwIfAborted();
      throw error;
    }
  };
  return {
    specificationVersion: "v3",
    provider: "ollama",
    modelId: model,
    supportedUrls: {},
    doStream,
    doGenerate: () => Promise.reject(new Error("Ollama replies must be streamed.")),
  };
}

const buildTimeoutMessage = ({ model, timeoutMs }: OllamaModelSettings) =>
  `${model} took longer than ${timeoutMs / 1000} seconds. Try again, with fewer slides if this happens often.`;

function toChatOptions({ prompt, responseFormat, maxOutputTokens }: CallOptions): ChatOptions {
  const messages = prompt.map(({ role, content }) => ({
    role,
    content:
      typeof content === "string"
        ? content
        : content.map((part) => (part.type === "text" ? part.text : "")).join(""),
  }));
  const schema = responseFormat?.type === "json" ? (responseFormat.schema ?? "json") : null;
  return { messages, format: schema, maxOutputTokens: maxOutputTokens ?? null };
}

const buildCallError = ({ url }: OllamaModelSettings, statusCode: number, text: string) =>
  new APICallError({
    message: text.slice(0, 500),
    url: `${url}/api/chat`,
    requestBodyValues: {},
    statusCode,
    responseBody: text,
  });
