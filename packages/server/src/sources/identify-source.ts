import { createHash, randomBytes } from "node:crypto";
import type { Passage, ReadSource, Source } from "@slideloom/core/sources";

export interface ReadMaterial {
  source: Source;
  passages: Passage[];
}

/** Adds the id and the hash, which readers leave out. */
export function identifySource({ source, passages }: ReadSource): ReadMaterial {
  const text = passages.map((passage) => passage.text).join("\n");
  const id = `src_${randomBytes(9).toString("base64url")}`;
  const hash = `sha256:${createHash("sha256").update(text).digest("hex")}`;
  return { source: { id, ...source, hash }, passages };
}
