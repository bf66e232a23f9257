import { type FilePart, walkJpeg, walkPng, walkWebp } from "./file-parts.ts";
import { detectFileType } from "./file-type.ts";

const startOfScan = 0xda;
const app2 = 0xe2;
/** The chunk types `IDAT` and `iCCP` (PNG) and `ICCP` (WebP) as big-endian numbers. */
const [idat, pngProfile, webpProfile] = [0x49_44_41_54, 0x69_43_43_50, 0x49_43_43_50];

/**
 * Whether an image must be converted to sRGB pixels before drawing. The drawing engine decodes no AVIF and ignores
 * colour profiles.
 */
export function needsConversion(bytes: Uint8Array): boolean {
  switch (detectFileType(bytes)) {
    case "avif":
      return true;
    case "jpeg":
      return isCmyk(bytes) || hasOtherProfile(bytes, walkJpeg(bytes), app2, startOfScan);
    case "png":
      return hasOtherProfile(bytes, walkPng(bytes), pngProfile, idat);
    case "webp":
      return hasOtherProfile(bytes, walkWebp(bytes), webpProfile);
    default:
      return false;
  }
}

/** Whether a JPEG's start of frame has four colour components. The markers DHT, JPG and DAC start no frame. */
export function isCmyk(bytes: Uint8Array): boolean {
  if (detectFileType(bytes) !== "jpeg") return false;
  for (const { type, start } of walkJpeg(bytes)) {
    const isFrame = type >= 0xc0 && type <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(type);
    if (isFrame) return bytes[start + 5] === 4;
    if (type === startOfScan) return false;
  }
  return false;
}

function hasOtherProfile(
  bytes: Uint8Array,
  parts: Iterable<FilePart>,
  profile: number,
  stop?: number,
): boolean {
  for (const { type, start, end } of parts) {
    if (type === stop) return false;
    if (type !== profile) continue;
    // The description in a colour profile is ASCII or UTF-16. PNG compresses everything except the profile's name.
    const text = new TextDecoder("latin1").decode(bytes.subarray(start, end)).replaceAll("\0", "");
    if (type !== app2 || text.startsWith("ICC_PROFILE")) return !text.includes("sRGB");
  }
  return false;
}
