/** Returns the offset of an entry's header in the central directory. */
export function findHeader(zip: Uint8Array, name: string): number {
  const signature = Buffer.from("PK\u0001\u0002", "latin1");
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 1)) {
    if (bytes.toString("utf8", at + 46, at + 46 + bytes.readUInt16LE(at + 28)) === name) return at;
  }
  throw new Error(`There is no ${name} in the ZIP.`);
}

/** Returns a copy of the ZIP whose directory declares another uncompressed size. */
export function declareSize(zip: Uint8Array, name: string, sizeBytes: number): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(sizeBytes, findHeader(zip, name) + 24);
  return changed;
}
