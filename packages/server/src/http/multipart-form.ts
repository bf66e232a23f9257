import { hash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

export class FormFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly type: string;

  constructor({ bytes, name, type }: { bytes: Uint8Array; name: string; type: string }) {
    this.bytes = bytes;
    this.name = name;
    this.type = type;
  }
}

/** Accepts `multipart/form-data` in a scope of routes. The body becomes an object of texts and `FormFile`s. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.headers["idempotency-key"] !== undefined) {
        request.sentBodyHash = hash("sha256", body, "base64url");
      }
      return parseForm(body, request.headers["content-type"] ?? "");
    },
  );
}

async function parseForm(body: Buffer, type: string): Promise<Record<string, unknown>> {
  // Node's own parser; the body is complete and within the route's limit.
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw new HttpError(400, "The form can't be read. Send the file as multipart/form-data.");
    });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    fields[name] =
      typeof value === "string"
        ? value
        : new FormFile({
            bytes: new Uint8Array(await value.arrayBuffer()),
            name: value.name,
            type: value.type,
          });
  }
  return fields;
}
