import { spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Socket folder of the PostgreSQL server that all test files share; null if there is none. */
    postgresSocketDir: string | null;
  }
  interface TaskMeta {
    /** Name of the program whose absence on this machine skips the test; undefined if none is missing. */
    lacks?: string;
  }
}

/** Starts one PostgreSQL server for all test files. */
export function setup(project: TestProject): (() => void) | undefined {
  const server = startPostgres(["fsync=off"]);
  if (typeof server === "string") {
    console.warn(`\nSKIPPED: the tests on PostgreSQL, since ${server}.\n`);
    project.provide("postgresSocketDir", null);
    return undefined;
  }
  project.provide("postgresSocketDir", server.socketDir);
  return server.stop;
}

export interface PostgresServer {
  socketDir: string;
  /** Restarts the server with this `pg_ctl` mode; `immediate` simulates a crash. */
  restart(mode: "fast" | "immediate"): Promise<void>;
  stop(): void;
}

/**
 * Starts a PostgreSQL server on a socket in a temporary folder. If the server can't start, returns the reason as text.
 */
export function startPostgres(settings: readonly string[]): PostgresServer | string {
  const binDir = findBinDir();
  const owner = findOwner();
  if (binDir === null) return "it is not installed";
  if (owner === null) return "it can't run as root";
  const folder = mkdtempSync(join(tmpdir(), "slideloom-pg-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const run = (program: string, ...args: string[]) =>
    requireSuccess(
      program,
      spawnSync(join(binDir, program), ["-D", join(folder, "data"), ...args], {
        ...owner,
        cwd: folder,
        encoding: "utf8",
        // The server inherits pg_ctl's open files; a pipe would stay open until the server ends.
        stdio: ["ignore", "ignore", program === "initdb" ? "pipe" : "ignore"],
      }),
    );
  run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-locale", "--no-sync");
  const options = [`unix_socket_directories=${folder}`, "listen_addresses=", "max_connections=300"]
    .concat(settings)
    .map((setting) => `-c ${setting}`);
  run("pg_ctl", "-w", "-l", join(folder, "log"), "-o", options.join(" "), "start");
  return {
    socketDir: folder,
    restart: async (mode) => {
      const args = ["-D", join(folder, "data"), "-w", "-l", join(folder, "log"), "-m", mode];
      const child = spawn(join(binDir, "pg_ctl"), [...args, "restart"], {
        ...owner,
        cwd: folder,
        stdio: "ignore",
      });
      const [status] = (await once(child, "exit")) as [number | null];
      if (status !== 0) throw new Error("PostgreSQL did not restart.");
    },
    stop: () => {
      run("pg_ctl", "-w", "-m", "immediate", "stop");
      rmSync(folder, { recursive: true });
    },
  };
}

function requireSuccess(program: string, { status, stderr, error }: SpawnSyncReturns<string>) {
  if (status !== 0) throw new Error(`${program} failed. ${error?.message ?? stderr ?? ""}`);
}

/** Returns the folder of PostgreSQL's programs: Debian keeps them in a folder per version, outside PATH. */
function findBinDir(): string | null {
  const debianDir = "/usr/lib/postgresql";
  const versions = existsSync(debianDir) ? readdirSync(debianDir) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(debianDir, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** Returns the user who runs the server: PostgreSQL refuses root, so root switches to an unprivileged user. */
function findOwner(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      spawnSync("id", [flag, name], { encoding: "utf8" }).stdout?.trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}
