import type { FastifyReply, FastifyRequest } from "fastify";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import type { Reading } from "../threads/reader.ts";
import type { TextReaders } from "../threads/text-readers.ts";
import { nameParty } from "../turns/party.ts";

export interface ReadingParts {
  texts: Pick<TextReaders, "of">;
}

/** Returns how a request's texts are read: at its party's turn, until the client disconnects. */
export const openReading = (
  { texts }: ReadingParts,
  { party }: Pick<FastifyRequest, "party">,
  reply: FastifyReply,
): Reading => ({ texts: texts.of(nameParty(party)), signal: createClientAbortSignal(reply) });
