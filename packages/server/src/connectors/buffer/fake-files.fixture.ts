import { createHash } from "node:crypto";
import { PDFDocument } from "pdf-lib";
import { sniffPicture } from "../sniff-picture.fixture.ts";

/** A file that the fake has downloaded. */
export interface FakeFile {
  url: string;
  type: string;
  sizeBytes: number;
  hash: string;
  /** Pages of a PDF; 1 for an image. */
  pages: number;
}

const longestUrl = 2048;

/**
 * Like Buffer, sends `HEAD`, requires a correct `content-length`, then sends `GET`. Returns null if a request fails, or
 * if the content isn't an image or PDF.
 */
export async function downloadFile(url: string): Promise<FakeFile | null> {
  if (url.length > longestUrl || !URL.canParse(url)) return null;
  try {
    const options = { redirect: "manual", credentials: "omit" } as const;
    const head = await fetch(url, { ...options, method: "HEAD" });
    const response = await fetch(url, options);
    if (head.status !== 200 || response.status !== 200) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (head.headers.get("content-length") !== `${bytes.byteLength}`) return null;
    const kind = await readKind(bytes);
    if (!kind || response.headers.get("content-type") !== kind.type) return null;
    const hash = createHash("sha256").update(bytes).digest("hex");
    return { url, sizeBytes: bytes.byteLength, hash, ...kind };
  } catch {
    return null;
  }
}

async function readKind(bytes: Buffer): Promise<Pick<FakeFile, "type" | "pages"> | null> {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") {
    const document = await PDFDocument.load(bytes);
    return { type: "application/pdf", pages: document.getPageCount() };
  }
  const type = await sniffPicture(bytes);
  return type === null ? null : { type, pages: 1 };
}
