/** Kinds of files, by their first bytes; everything else may be text. */
export type FileSignature =
  | "pdf"
  | "zip"
  | "office-97"
  | "rtf"
  | "image"
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
  // PNG, JPEG, GIF, WebP, TIFF, Photoshop
  image: [
    "89504e47",
    "ffd8ff",
    "47494638",
    "52494646........57454250",
    "49492a00",
    "4d4d002a",
    "38425053",
  ],
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

/** Returns the kind of a file's bytes. */
export function findSignature(bytes: Uint8Array): FileSignature {
  const start = Buffer.from(bytes.subarray(0, startBytes));
  // Some programs write other bytes before the signature of a PDF.
  if (/^[^<]*%PDF-\d/.test(start.toString("latin1"))) return "pdf";
  const digits = start.subarray(0, 16).toString("hex");
  return patterns.find(([, pattern]) => pattern.test(digits))?.[0] ?? "text";
}
