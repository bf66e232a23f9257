import { StreamTarget, type StreamTargetChunk } from "mediabunny";

/** Where a file is written to: pieces of a Blob, which the browser keeps outside the worker's memory and on disk. */
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
