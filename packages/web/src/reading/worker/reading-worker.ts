import { type ReaderInput, type ReaderName, type ReaderResult, readers } from "./readers.ts";

/** A text to read. */
export interface ReadingRequest<Name extends ReaderName = ReaderName> {
  name: Name;
  input: ReaderInput<Name>;
}

/** `started` is sent once the reader's code is loaded. The others end the reading. */
export type ReadingResponse<Name extends ReaderName = ReaderName> =
  | { kind: "started" }
  | { kind: "read"; result: ReaderResult<Name> }
  | { kind: "failed"; message: string };

async function read({ name, input }: ReadingRequest): Promise<ReadingResponse> {
  try {
    const reader = (await readers[name]()) as (given: unknown) => unknown;
    respond({ kind: "started" });
    return { kind: "read", result: (await reader(input)) as ReaderResult<ReaderName> };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

const respond = (response: ReadingResponse) => postMessage(response);

addEventListener("message", ({ data }: MessageEvent<ReadingRequest>) => {
  void read(data).then(respond);
});
