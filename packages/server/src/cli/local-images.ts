import { constants } from "node:fs";
import { type FileHandle, open, realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { listSlideMediaUrls, type Post } from "@slideloom/core/document";
import { detectFileType, isVideoUrl } from "@slideloom/core/media";
import { findMediaId } from "../media/media-address.ts";
import { CommandError } from "./command-error.ts";
import { describeSystemError } from "./system-error.ts";

const maxMegabytes = 20;
const headBytes = 1024;
const otherTypes = new Set(["unknown", "pdf", "video"]);

/** Returns the folder that relative image paths start from. For standard input (`-`), it is the working directory. */
export function findImageFolder(source: string): string {
  return source === "-" ? process.cwd() : dirname(resolve(source));
}

/** Whether a medium's address is a path: it has no scheme and no host, and isn't an upload of a server. */
export function isImagePath(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(address) && findMediaId(address) === null;
}

/** Reads an image file. Throws a `CommandError` without the path, because callers add the path. */
export async function readLocalImage(folder: string, path: string): Promise<Uint8Array> {
  const file = await openImage(folder, path);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Lists an error for each image path in a post that can't be read. Relative paths start from `folder`. */
export async function listImageFaults(
  { post, mediaUrls = {} }: { post: Post; mediaUrls?: Readonly<Record<number, string>> },
  folder: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, slide] of post.content.entries()) {
    for (const address of listSlideMediaUrls(slide, mediaUrls[index]).filter(isImagePath)) {
      const cause = await findFault(folder, address);
      if (cause !== null) {
        faults.push(`Slide ${index + 1}: the image ${address} can't be read: ${cause}`);
      }
    }
  }
  return faults;
}

async function findFault(folder: string, path: string): Promise<string | null> {
  try {
    const file = await openImage(folder, path);
    await file.close();
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}

/** Opens an image or video within the folder. A post may come from somebody else, so it can't name other files. */
async function openImage(folder: string, path: string): Promise<FileHandle> {
  const file = await openFile(await findInside(folder, path));
  try {
    const stat = await file.stat();
    // Devices and pipes may never end.
    if (!stat.isFile()) throw new CommandError("the path isn't a file");
    if (stat.size > maxMegabytes * 1024 * 1024) {
      throw new CommandError(`the file is larger than ${maxMegabytes} MB`);
    }
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const isImage = !otherTypes.has(detectFileType(buffer.subarray(0, bytesRead)));
    if (!isImage && !isVideoUrl(path)) throw new CommandError("the file isn't an image");
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Finds a file within the folder, also if its path is spelled as other programs do. */
async function findInside(folder: string, path: string): Promise<string> {
  const [typed = path, ...others] = listSpellings(path);
  try {
    return await findPath(folder, typed);
  } catch (error) {
    for (const other of others) {
      const found = await findPath(folder, other).catch(() => null);
      if (found !== null) return found;
    }
    throw error;
  }
}

/** Lists spellings of a path: as typed, without percent escapes, with `/` for `\`, and with accents in either form. */
function listSpellings(path: string): string[] {
  const decoded = [path, decodePath(path)].flatMap((one) => [one, one.replaceAll("\\", "/")]);
  const all = decoded.flatMap((one) => [one, one.normalize("NFC"), one.normalize("NFD")]);
  return [...new Set(all)];
}

function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? path : decoded;
  } catch {
    return path;
  }
}

async function findPath(folder: string, path: string): Promise<string> {
  if (isAbsolute(path) || /^(?:[\\/]|[a-z]:)/i.test(path)) {
    throw new CommandError("the path must be relative");
  }
  const root = await resolveLinks(folder);
  const outside = new CommandError("the file is outside the post's folder");
  if (!isInside(root, resolve(root, path))) throw outside;
  const target = await resolveLinks(join(root, path));
  if (!isInside(root, target)) throw outside;
  return target;
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const resolveLinks = (path: string) => explain(realpath(path));

/** Opens a file. If it is a pipe, doesn't wait for a writer. */
const openFile = (path: string) => explain(open(path, constants.O_RDONLY | constants.O_NONBLOCK));

async function explain<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new CommandError(describeSystemError(cause), { cause });
  }
}
