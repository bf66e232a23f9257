import { basename } from "node:path";
import { detectFileType } from "@slideloom/core/media";
import { sourceLimits } from "@slideloom/core/sources";
import { allowHosts } from "../outbound/allow-hosts.ts";
import { publicWebPolicy } from "../outbound/outbound-policy.ts";
import { identifySource } from "../sources/identify-source.ts";
import { replaceFileImages } from "../sources/readers/file-images.ts";
import type { FoundSource } from "../sources/readers/source-file.ts";
import { type SourceInput, SourceReader } from "../sources/source-reader.ts";
import { readVersion } from "../version.ts";
import type { CommandIo } from "./command-io.ts";
import { readBytes } from "./read-input.ts";
import { writeImageUrl } from "./write-image-url.ts";

interface ReadSource {
  material: ReturnType<typeof identifySource>;
  /** Parts of a feed or an archive that can be read instead. */
  choices: readonly { id: string; title: string }[];
  /** Images inside the file as `data:` URLs, by the names that the source's images have. */
  embedded: ReadonlyMap<string, string>;
}

/** Longer than on a server, because nobody else waits. */
const timeoutMs = 120_000;

/** Reads a file, a web address or standard input (`-`); `choice` is a part of a feed or an archive. */
export async function readSource(
  source: string,
  io: CommandIo,
  choice?: string,
): Promise<ReadSource> {
  const input = await readSourceInput(source, io);
  const reader = new SourceReader({
    outbound: allowNamedHost(source),
    version: readVersion(),
    limits: { timeoutMs },
  });
  try {
    const part = choice === undefined ? {} : { choice };
    const found = await reader.read(
      { ...input, ...part },
      { by: "command", signal: new AbortController().signal },
    );
    const names = nameFileImages(found, source === "-" ? "" : `${basename(source)}/`);
    const material = identifySource(replaceFileImages(found, names));
    const embedded = new Map(
      (found.files ?? []).map(({ url, bytes }) => [
        names.get(url) ?? url,
        writeImageUrl(detectFileType(bytes), bytes),
      ]),
    );
    return { material, choices: found.choices ?? [], embedded };
  } finally {
    await reader.dispose();
  }
}

/** Names the images of a file, e.g. `talk.docx/image-1.png`. */
const nameFileImages = ({ files = [] }: FoundSource, folder: string) =>
  new Map(files.map(({ url }) => [url, folder + (url.split("/").at(-1) ?? "")]));

const isUrl = (source: string) => /^https?:\/\//i.test(source);

async function readSourceInput(source: string, io: CommandIo): Promise<SourceInput> {
  if (isUrl(source)) return { url: source };
  const bytes = await readBytes(source, io, sourceLimits.bytes);
  return source === "-" ? { bytes } : { bytes, fileName: basename(source) };
}

/** Allows the host of `source` even in a private network. Redirects to other private hosts are refused. */
function allowNamedHost(source: string) {
  if (!isUrl(source) || !URL.canParse(source)) return publicWebPolicy;
  const { hostname, port, protocol } = new URL(source);
  const number = Number(port) || (protocol === "https:" ? 443 : 80);
  return allowHosts(publicWebPolicy, [{ hostname, port: number }]);
}
