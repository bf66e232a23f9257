import { promisify } from "node:util";
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from "node:zlib";
import { OutboundError } from "./outbound-error.ts";

type Unpack = (bytes: Uint8Array, limit: { maxOutputLength: number }) => Promise<Uint8Array>;

// Takes what there is of a cut stream, as browsers do.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
const unpackGzip: Unpack = (bytes, limit) => promisify(gunzip)(bytes, { ...lenient, ...limit });

const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: unpackGzip,
  "x-gzip": unpackGzip,
  br: (bytes, limit) =>
    promisify(brotliDecompress)(bytes, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      ...limit,
    }),
  // The name means zlib, but some servers send the stream without its frame.
  deflate: async (bytes, limit) =>
    promisify((bytes[0] ?? 0) % 16 === 8 ? inflate : inflateRaw)(bytes, { ...lenient, ...limit }),
};

/** More encodings of one body are refused. */
const maxEncodings = 2;

/** Undoes a body's encodings, such as `gzip`. Throws OutboundError, also if the result exceeds the limit. */
export async function unpackBody(
  body: Uint8Array,
  encoding: string,
  { hostname, maxBytes }: { hostname: string; maxBytes: number },
): Promise<Uint8Array> {
  const names = encoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  if (names.length > maxEncodings) throw refuse(hostname, encoding);
  let bytes = body;
  for (const name of names.toReversed()) {
    const unpack = Object.hasOwn(unpackers, name) ? unpackers[name] : undefined;
    if (!unpack) throw refuse(hostname, name);
    // Some servers name an encoding that the body doesn't have.
    if (name.endsWith("gzip") && !(bytes[0] === 0x1f && bytes[1] === 0x8b)) continue;
    bytes = await unpack(bytes, { maxOutputLength: maxBytes }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
        throw tooLarge(maxBytes);
      const message = `${hostname} sent a compressed page that is damaged. Try again later, or paste the text.`;
      throw new OutboundError("bad-answer", message, { cause: error });
    });
  }
  return bytes;
}

export const tooLarge = (maxBytes: number) =>
  new OutboundError("file-too-large", `The file is larger than ${Math.floor(maxBytes / 1e6)} MB.`);

const refuse = (hostname: string, encoding: string) =>
  new OutboundError(
    "bad-answer",
    `${hostname} sent a compressed page (${encoding.slice(0, 40)}) that we can't read. Paste the text instead.`,
  );
