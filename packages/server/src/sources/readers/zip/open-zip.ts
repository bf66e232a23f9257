import { countNoun } from "@slideloom/core/text";
import { unzipSync } from "fflate";
import { SourceError } from "../../source-error.ts";

const maxEntries = 2000;
const maxInflatedBytes = 60_000_000;

export interface Zip {
  /** Sizes by name, as the archive declares them; folders are left out. */
  sizes: ReadonlyMap<string, number>;
  /** Inflates the files whose names are chosen. */
  read: (isChosen: (name: string) => boolean) => ReadonlyMap<string, Uint8Array>;
}

/** @throws {SourceError} if the archive is damaged, has too many files, or would be too large when unpacked. */
export function openZip(bytes: Uint8Array): Zip {
  const sizes = new Map<string, number>();
  let total = 0;
  unzip(bytes, ({ name, originalSize }) => {
    total += originalSize;
    if (sizes.size >= maxEntries || total > maxInflatedBytes) throw tooLarge();
    if (!name.endsWith("/")) sizes.set(name, originalSize);
    return false;
  });
  return { sizes, read: (isChosen) => unzip(bytes, ({ name }) => isChosen(name)) };
}

type Filter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>["filter"]>;

function unzip(bytes: Uint8Array, filter: Filter): ReadonlyMap<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const message =
      "This file is damaged or incomplete. Download or export it again, then try again.";
    throw new SourceError("source-unreadable", message, { cause: error });
  }
}

const tooLarge = () =>
  new SourceError(
    "source-too-heavy",
    `This file unpacks to more than ${maxInflatedBytes / 1e6} MB or ${countNoun(maxEntries, "file")}. Use a smaller one, or paste its text.`,
  );
