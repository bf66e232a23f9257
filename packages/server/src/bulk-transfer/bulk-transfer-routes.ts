import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { bodyLimits } from "@slideloom/core/contract/body-limits";
import type { FastifyRequest, FastifyInstance } from "fastify";
import type { BulkTransferService } from "./bulk-transfer-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { BulkTransferError } from "./bulk-transfer-error.ts";

export interface BulkTransferParts {
  bulkTransfers: BulkTransferService;
  closing: AbortController;
}

/** Routes for bulk export and import of the caller's library. */
export function registerBulkTransfer(app: FastifyInstance, context: BulkTransferParts): void {
  const { bulkTransfers } = context;

  addRoute(app, "exportLibrary", async (request, reply) =>
    reply
      .type("application/zip")
      .header("content-disposition", 'attachment; filename="slideloom-library.zip"')
      .send(Readable.from(bulkTransfers.exportZip(getSignedIn(request).account.id))),
  );

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Streamed, since a library may be larger than memory.
    scope.addContentTypeParser("*", async (_: FastifyRequest, body: Readable) => body);
    addRoute(scope, "importLibrary", async (request, reply) => {
      const { id } = getSignedIn(request).account;
      const signal = createClientAbortSignal(reply, context.closing.signal);
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      return withFile(body, (path) => bulkTransfers.importZip(id, path, signal));
    });
  });
}

/** Stores a body in a temporary file while `work` runs. */
async function withFile<Result>(
  body: Readable,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "slideloom-import-"));
  try {
    const path = join(folder, randomUUID());
    await pipeline(body, limitLength, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* limitLength(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > bodyLimits.library) throw new BulkTransferError("library-file-too-large");
    yield chunk;
  }
}
