/** A request to a network. */
export interface CallOptions {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body?: object | string | Uint8Array | FormData | URLSearchParams;
}

/** A response that can be read, or why there is none: whether the request began to be written tells what may have been done. */
export type CallResult =
  | {
      kind: "response";
      status: number;
      headers: Readonly<Record<string, string | string[] | undefined>>;
      text: string;
      /** The body as JSON; undefined where it is none. */
      json: unknown;
    }
  | { kind: "not-sent"; message: string }
  | { kind: "unknown"; message: string };
