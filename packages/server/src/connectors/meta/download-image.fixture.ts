import { createHash } from "node:crypto";
import sharp from "sharp";
import { graphErrors, type FakeGraphError } from "./fake-graph-error.fixture.ts";

/** An image that the fake has downloaded. */
export interface DownloadedImage {
  sha256: string;
  widthPx: number;
  heightPx: number;
  altText: string;
}

const mostBytes = 8 * 1024 * 1024;
const ratio = { least: 0.8, most: 1.91 };
const tolerance = 0.01;
const crawler = "facebookexternalhit";

/** Downloads an image like Meta's crawler: without login, without redirects, and only if robots.txt allows it. */
export async function downloadImage(
  url: string,
): Promise<Omit<DownloadedImage, "altText"> | FakeGraphError> {
  if (!URL.canParse(url) || !/^[\x21-\x7e]+$/.test(url)) return graphErrors.unreachable;
  const { origin, pathname } = new URL(url);
  if (!(await isAllowed(origin, pathname))) {
    return { ...graphErrors.unreachable, message: "403 Restricted by robots.txt" };
  }
  const response = await get(url);
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
  if (response?.status !== 200) return graphErrors.unreachable;
  if (response.headers.get("content-length") !== `${bytes.byteLength}`)
    return graphErrors.unreachable;
  if (bytes.byteLength > mostBytes) return graphErrors.tooLarge;
  if (response.headers.get("content-type") !== "image/jpeg") return graphErrors.wrongFormat;
  return readImage(bytes);
}

async function readImage(bytes: Buffer) {
  const {
    format,
    width = 0,
    height = 1,
  } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: "none", width: 0, height: 1 }));
  if (format !== "jpeg") return graphErrors.wrongFormat;
  const shown = width / height;
  const isShown = shown >= ratio.least - tolerance && shown <= ratio.most + tolerance;
  if (!isShown) return graphErrors.wrongRatio;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { sha256, widthPx: width, heightPx: height };
}

const get = (url: string) =>
  fetch(url, { redirect: "manual", headers: { "user-agent": `${crawler}/1.1` } }).catch(() => null);

async function isAllowed(origin: string, path: string): Promise<boolean> {
  const response = await get(`${origin}/robots.txt`);
  if (response?.status !== 200) return true;
  let isForUs = false;
  for (const line of (await response.text()).split("\n")) {
    const [name = "", value = ""] = line.split(":", 2).map((part) => part.trim());
    if (/^user-agent$/i.test(name)) isForUs = value === "*" || value.startsWith(crawler);
    else if (isForUs && /^disallow$/i.test(name) && value !== "" && path.startsWith(value)) {
      return false;
    }
  }
  return true;
}
