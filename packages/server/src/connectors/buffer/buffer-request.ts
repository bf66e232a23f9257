import type { CallOptions } from "../network-call.ts";

const bufferUrl = "https://api.buffer.com";

export interface BufferQuery {
  document: string;
  variables?: object;
}

export const findEndpoint = (fakeUrl: string | null): string => `${fakeUrl ?? bufferUrl}/`;

/** Builds the call of a query. The key is sent in a header, never in the URL. */
export const buildRequest = (
  endpoint: string,
  key: string,
  { document, variables = {} }: BufferQuery,
): CallOptions => ({
  method: "POST",
  url: endpoint,
  headers: { authorization: `Bearer ${key}` },
  body: { json: { query: document, variables } },
});
