import type { FastifyInstance } from "fastify";
import { getSignedIn } from "../../accounts/signed-in.ts";
import { addRoute } from "../../http/add-route.ts";
import { createClientAbortSignal } from "../../http/client-abort-signal.ts";
import type { OllamaService } from "../ollama/ollama-service.ts";
import type { AccountWriterService } from "./account-writer-service.ts";
import type { WriterChain } from "./writer-chain.ts";

export interface WriterParts {
  writers: WriterChain;
  accountWriters: AccountWriterService;
  ollama: OllamaService;
}

export function registerWriters(
  app: FastifyInstance,
  { writers, accountWriters, ollama }: WriterParts,
): void {
  const list = async (accountId: string) => ({
    writers: await accountWriters.list(accountId),
    ollama: await ollama.findState(),
  });

  addRoute(app, "listWriters", async (request) => list(getSignedIn(request).account.id));

  addRoute(app, "getWriterOrder", async (request) => {
    const chain = await writers.list(request.party);
    return {
      writers: chain.map(({ owner, provider, model, credits }) => ({
        owner,
        provider,
        model,
        credits,
      })),
    };
  });

  addRoute(app, "addWriter", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    const signal = createClientAbortSignal(reply);
    return reply.code(201).send(await accountWriters.add(id, request.body, signal));
  });

  addRoute(app, "orderWriters", async (request) => {
    const { id } = getSignedIn(request).account;
    await accountWriters.order(id, request.body.ids);
    return list(id);
  });

  addRoute(app, "testWriter", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    return accountWriters.test(id, request.params.id, createClientAbortSignal(reply));
  });

  addRoute(app, "deleteWriter", async (request, reply) => {
    await accountWriters.remove(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });
}
