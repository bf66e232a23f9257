import { presentChecks } from "@slideloom/core/contract/checks";
import type { FastifyInstance } from "fastify";
import type { VoiceService } from "../voices/voice-service.ts";
import { getKeyOwner } from "../api-keys/key-use.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { acceptForms, FormFile } from "../http/multipart-form.ts";
import { buildSourceInput } from "../sources/source-routes.ts";
import type { SourceService } from "../sources/source-service.ts";
import { requireResult, type SourceChecker } from "../sources/checks/source-checker.ts";
import { nameParty } from "../turns/party.ts";
import { openReading, type ReadingParts } from "./open-reading.ts";
import { readPostSource } from "./render-request.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";

export interface PublicSourceParts extends ReadingParts, RunOnceParts {
  sources: SourceService;
  checker: SourceChecker;
  voices: VoiceService;
}

/** `/api/v1/sources`: reads texts for posts, and keeps them for a week. */
export function registerPublicSources(app: FastifyInstance, context: PublicSourceParts): void {
  const { sources, checker, voices } = context;

  app.register(async (scope) => {
    acceptForms(scope);
    addRoute(scope, "v1.readSource", async (request, reply) => {
      const accountId = getKeyOwner(request).id;
      const input = buildSourceInput(request.body);
      const { file, ...others } = request.body;
      const body = { ...others, ...(file instanceof FormFile && { file: request.sentBodyHash }) };
      const { outcome } = await runOnce(context, { request, reply, body }, async (store) => {
        const { source } = await sources.read({ kind: "account", accountId }, input, {
          signal: createClientAbortSignal(reply),
          alongside: store,
        });
        return { source_id: source.id };
      });
      return reply.code(201).send(await sources.get(accountId, outcome.source_id));
    });
  });

  addRoute(app, "v1.listSources", async (request) => sources.list(getKeyOwner(request).id));

  addRoute(app, "v1.getSource", async (request) =>
    sources.get(getKeyOwner(request).id, request.params.id),
  );

  addRoute(app, "v1.checkPost", async (request, reply) => {
    const reading = openReading(context, request, reply);
    const { post } = await readPostSource(request.body.post, reading);
    const { captions } = request.body;
    const accountId = getKeyOwner(request).id;
    const material = await sources.get(accountId, request.params.id);
    const { voice } = await voices.find(accountId);
    const checked = await checker
      .of(nameParty(request.party))
      .check({ post, captions: captions ?? undefined }, { material, voice }, reading.signal);
    return { checks: presentChecks(requireResult(checked)) };
  });

  addRoute(app, "v1.deleteSource", async (request, reply) => {
    await sources.delete(getKeyOwner(request).id, request.params.id);
    return reply.code(204).send(null);
  });
}
