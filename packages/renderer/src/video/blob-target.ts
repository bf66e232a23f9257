import { StreamTarget, type StreamTargetChunk } from "mediabunny";

/** Collects a file as pieces of a Blob, which the browser can keep on disk instead of in the worker's memory. */
export class BlobTarget {
  #file = new Blob();

  readonly target = new StreamTarget(
    new WritableStream<StreamTargetChunk>({
      write: ({ data, position }) => {
        const rest = this.#file.slice(position + data.length);
        this.#file = new Blob([this.#file.slice(0, position), data, rest]);
      },
    }),
    { chunked: true },
  );

  toBlob(type: string): Blob {
    return new Blob([this.#file], { type });
  }
}
