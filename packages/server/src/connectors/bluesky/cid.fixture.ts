import { createHash } from "node:crypto";

/** Prefixes of a CID: version 1, codec, SHA-256, and hash length 32 (https://github.com/multiformats/cid). */
const prefixes = { raw: [0x01, 0x55, 0x12, 0x20], record: [0x01, 0x71, 0x12, 0x20] };
const base32 = "abcdefghijklmnopqrstuvwxyz234567";

/** Returns the content identifier (CID) of bytes, in base32. */
export function buildCid(codec: keyof typeof prefixes, bytes: Uint8Array): string {
  const digest = createHash("sha256").update(bytes).digest();
  const bits = [...prefixes[codec], ...digest]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  const digits = bits.match(/.{1,5}/g) ?? [];
  return `b${digits.map((digit) => base32[Number.parseInt(digit.padEnd(5, "0"), 2)]).join("")}`;
}
