import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** More than a file system keeps beside a file's name. */
const probe = new Uint8Array(64 * 1024);

/** Whether a file can be written in a folder, which also a full disk may refuse. */
export async function isWritable(folder: string): Promise<boolean> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(path, probe, { mode: 0o600, flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
