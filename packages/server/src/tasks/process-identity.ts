import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Identifies a process among those that share a database: `<machine> <pid> <random>`. */
export type ProcessIdentity = string;

const machine = findMachine();

export const ownIdentity: ProcessIdentity = `${machine} ${process.pid} ${randomUUID()}`;

/** Returns whether that process is known to have ended. Processes on other machines count as running. */
export function hasEnded(identity: ProcessIdentity): boolean {
  const [itsMachine, itsPid] = identity.split(" ");
  if (identity === ownIdentity || itsMachine !== machine) return false;
  // The process id was reused by this process, so its former owner has ended.
  if (Number(itsPid) === process.pid) return true;
  try {
    process.kill(Number(itsPid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/**
 * Returns the scope in which process ids are unique. On Linux, containers may share a host name, so the scope is the
 * pid namespace.
 */
function findMachine(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}
