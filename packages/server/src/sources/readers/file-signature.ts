/** Kinds of files, by their first bytes; everything else may be text. */
export type FileSignature =
  | "pdf"
  | "zip"
  | "office-97"
  | "rtf"
  | "image"
  | "heic"
  | "media"
  | "archive"
  | "text";

/** Number of bytes at a file's start in which the signature of a PDF may be. */
const startBytes = 1024;

/** Signatures at the start of files, in hexadecimal digits. A dot matches any digit. */
const marks: Readonly<Record<Exclude<FileSignature, "pdf" | "text">, readonly string[]>> = {
  zip: ["504b0304"],
  "office-97": ["d0cf11e0"],
  rtf: ["7b5c727466"],
  // PNG, JPEG, GIF, WebP, TIFF, Photoshop, AVIF
  image: [
    "89504e47",
    "ffd8ff",
    "47494638",
    "52494646........57454250",
    "49492a00",
    "4d4d002a",
    "38425053",
    "........6674797061766966",
  ],
  // HEIC and HEIF: heic, heix, heim, heis, hevc, hevm, mif1, msf1
  heic: ["........66747970(?:686569[3678d]|686576[36d]|6d696631|6d736631)"],
  // MP3, Ogg, FLAC, WAV and AVI, Matroska, MP4
  media: [
    "494433",
    "fffb",
    "fff3",
    "4f676753",
    "664c6143",
    "52494646",
    "1a45dfa3",
    "........66747970",
  ],
  // gzip, 7-Zip, RAR, xz
  archive: ["1f8b", "377abcaf", "52617221", "fd377a58"],
};

const patterns = Object.entries(marks).map(
  ([signature, starts]) =>
    [signature as FileSignature, new RegExp(`^(${starts.join("|")})`, "i")] as const,
);

export function findSignature(bytes: Uint8Array): FileSignature {
  const start = Buffer.from(bytes.subarray(0, startBytes));
  const digits = start.subarray(0, 16).toString("hex");
  const marked = patterns.find(([, pattern]) => pattern.test(digits))?.[0];
  return marked ?? (isPdf(start) ? "pdf" : "text");
}

/**
 * Whether a file is a PDF: its signature has a line of its own. Some programs write other bytes before it, but then an
 * object follows, which a text about the format lacks.
 */
function isPdf(start: Buffer): boolean {
  const text = start.toString("latin1");
  const at = text.search(/%PDF-\d/);
  if (at < 0) return false;
  const isFirst = /^(?:\u00EF\u00BB\u00BF)?\s*$/.test(text.slice(0, at));
  const rest = text.slice(at);
  return isFirst
    ? /^%PDF-\d(?:\.\d)?[ \t]*(?:[\r\n%]|$)/.test(rest)
    : /^%PDF-\d\.\d\s[^]{0,200}\d+ \d+ obj\b/.test(rest);
}
