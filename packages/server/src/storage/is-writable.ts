import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Too large to fit into an inode, so writing the file needs free disk space. */
const probe = new Uint8Array(64 * 1024);

/** Returns whether a file can be written in a folder; a full disk also prevents that. */
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
