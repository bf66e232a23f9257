import type { FastifyInstance } from "fastify";
import { getKeyOwner } from "../api-keys/key-use.ts";
import type { VoiceParts } from "../generation/voice/voice-routes.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";

/** Routes of the API for the voice of the key's owner (a description of how the owner writes). */
export function registerPublicVoice(
  app: FastifyInstance,
  { voices, voiceLearning, ...context }: VoiceParts & RunOnceParts,
): void {
  addRoute(app, "v1.getVoice", async (request) => voices.find(getKeyOwner(request).id));

  addRoute(app, "v1.saveVoice", async (request) =>
    voices.save(getKeyOwner(request).id, request.body),
  );

  addRoute(app, "v1.learnVoice", async (request, reply) => {
    const signal = createClientAbortSignal(reply);
    const body = { learn: request.sentBodyHash };
    const { outcome } = await runOnce(context, { request, reply, body }, (store) =>
      voiceLearning.learn(getKeyOwner(request).id, request.body, { signal, alongside: store }),
    );
    return outcome;
  });
}
