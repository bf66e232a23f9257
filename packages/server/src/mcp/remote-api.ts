import type { SendApiRequest } from "./api-client.ts";
import { ToolError } from "./tool-error.ts";

/** Creates a sender that calls a server over HTTP with an API key. */
export function createRemoteApi(serverUrl: string, key: string): SendApiRequest {
  return async ({ method, path, body, headers, signal }) => {
    try {
      return await fetch(new URL(path, serverUrl), {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${key}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal,
      });
    } catch (cause) {
      throw new ToolError(`${new URL(serverUrl).origin} can't be reached.`, { cause });
    }
  };
}
