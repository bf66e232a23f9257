import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Tells the processes that share a database apart: `<machine> <pid> <random>`. */
export type ProcessIdentity = string;

const machine = findMachine();

/** This process. */
export const ownIdentity: ProcessIdentity = `${machine} ${process.pid} ${randomUUID()}`;

/** Whether that process has surely ended. One on another machine can't be asked, and counts as running. */
export function hasEnded(identity: ProcessIdentity): boolean {
  const [itsMachine, itsPid] = identity.split(" ");
  if (identity === ownIdentity || itsMachine !== machine) return false;
  // Its number is ours now, so it is gone.
  if (Number(itsPid) === process.pid) return true;
  try {
    process.kill(Number(itsPid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/**
 * Where process ids mean the same. Containers may share a host's name and not its process ids, so on Linux it is the
 * running kernel and its namespace of process ids.
 */
function findMachine(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}
