import type { generateRequestSchema, GenerateEvents } from "@slideloom/core/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { findErrorStatus } from "../errors/error-statuses.ts";
import { faultMessage } from "../http/errors.ts";
import { HttpError } from "../http/http-error.ts";
import { buildAddressKey } from "../rate-limits/address-key.ts";
import { openEventStream } from "./event-stream.ts";
import { presentGeneration } from "./generation-presenter.ts";
import type { GenerationCaller, GenerationInput, GenerationService } from "./generation-service.ts";

/** `POST /api/generate-carousel`: the editor's generations, as one JSON response or as a stream of slides. */
export function registerGeneration(
  app: FastifyInstance,
  { generations }: { generations: GenerationService },
): void {
  addRoute(app, "generatePost", async (request, reply) => {
    const caller = findCaller(request);
    const input = buildInput(request.body);
    const signal = createClientAbortSignal(reply);
    if (request.headers.accept?.includes("text/event-stream")) {
      return streamGeneration({ generations, caller, input, signal, request, reply });
    }
    return presentGeneration(await generations.generate(caller, input, { signal }));
  });
}

function findCaller({ signedIn, ip }: FastifyRequest): GenerationCaller {
  return signedIn
    ? { kind: "account", accountId: signedIn.account.id }
    : { kind: "anonymous", addressKey: buildAddressKey(ip) };
}

function buildInput(form: z.output<typeof generateRequestSchema>): GenerationInput {
  const { template, topic, instructions, style, slides, postType, source } = form;
  return {
    template: template ?? "",
    topic: topic ?? "",
    instructions: instructions ?? "",
    style: style ?? "",
    slides: postType === "single" ? 1 : slides,
    postType,
    textOnly: false,
    source: source ?? null,
  };
}

interface StreamedGeneration {
  generations: GenerationService;
  caller: GenerationCaller;
  input: GenerationInput;
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Responds with server-sent events. A failure before writing starts is a normal error response with its own status. */
async function streamGeneration(work: StreamedGeneration): Promise<FastifyReply> {
  const { generations, caller, input, signal, request, reply } = work;
  const stream = openEventStream();
  let hasStarted = false;
  const onWriter = (turn: GenerateEvents["writer"]) => {
    stream.send("writer", turn);
    stream.send("progress", { slides: 0, of: input.slides });
    if (hasStarted) return;
    hasStarted = true;
    void reply
      .type("text/event-stream; charset=utf-8")
      // Disables response buffering in nginx, which would delay the slides.
      .header("x-accel-buffering", "no")
      .send(stream.body);
  };
  try {
    const generation = await generations.generate(caller, input, {
      signal,
      onWriter,
      onTitle: (title) => stream.send("title", { title }),
      onSlide: (slide, index) => {
        stream.send("slide", { index, slide });
        stream.send("progress", { slides: index + 1, of: input.slides });
      },
    });
    stream.send("done", presentGeneration(generation));
  } catch (error) {
    if (!hasStarted) throw error;
    stream.send("error", describeStreamedError(error, request));
  } finally {
    stream.close();
  }
  return reply;
}

/** Returns the status and message that the error would have as a normal response. */
function describeStreamedError(error: unknown, { log }: FastifyRequest): GenerateEvents["error"] {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  const status = findErrorStatus(code);
  if (error instanceof Error && status !== null) {
    if (status >= 500) log.warn(error);
    return { status, message: error.message };
  }
  if (!(error instanceof HttpError)) log.error(error);
  return { status: 500, message: faultMessage };
}
