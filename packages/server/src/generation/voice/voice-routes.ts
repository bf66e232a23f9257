import type { FastifyInstance } from "fastify";
import { getSignedIn } from "../../accounts/signed-in.ts";
import type { VoiceService } from "../../voices/voice-service.ts";
import { addRoute } from "../../http/add-route.ts";
import { createClientAbortSignal } from "../../http/client-abort-signal.ts";
import type { LearnVoiceService } from "./learn-voice-service.ts";

export interface VoiceParts {
  voices: VoiceService;
  voiceLearning: LearnVoiceService;
}

/** Routes for the caller's voice (a description of how the caller writes). */
export function registerVoice(app: FastifyInstance, { voices, voiceLearning }: VoiceParts): void {
  addRoute(app, "getVoice", async (request) => voices.find(getSignedIn(request).account.id));

  addRoute(app, "saveVoice", async (request) =>
    voices.save(getSignedIn(request).account.id, request.body),
  );

  addRoute(app, "learnVoice", async (request, reply) =>
    voiceLearning.learn(getSignedIn(request).account.id, request.body, {
      signal: createClientAbortSignal(reply),
    }),
  );

  addRoute(app, "deleteVoice", async (request, reply) => {
    await voices.delete(getSignedIn(request).account.id);
    return reply.code(204).send();
  });

  addRoute(app, "deleteVoicePosts", async (request) =>
    voices.deletePosts(getSignedIn(request).account.id),
  );
}
