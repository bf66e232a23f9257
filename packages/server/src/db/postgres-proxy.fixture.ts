import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const socketName = ".s.PGSQL.5432";
const [backendKeyData, readyForQuery] = ["K", "Z"];

/** Whether the response arrives before the connection breaks, or is lost. */
export const cutKinds = ["after the answer", "before the answer"] as const;
export type CutKind = (typeof cutKinds)[number];

interface Cut {
  /** Number of responses until the cut, counted over all connections. */
  left: number;
  kind: CutKind;
}

/** Proxies a PostgreSQL server and terminates one backend at a chosen response. */
export async function startPostgresProxy(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-proxy-"));
  const realSocket = join(String(new URL(databaseUrl).searchParams.get("host")), socketName);
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const sockets = new Set<Socket>();
  let cut: Cut | null = null;
  const server = createServer((client) => {
    const backend = connect(realSocket);
    for (const socket of [client, backend]) {
      sockets.add(socket.on("error", () => undefined));
      socket.on("close", () => sockets.delete(socket));
    }
    client.pipe(backend);
    relayAnswers(backend, client, {
      isCut: () => cut !== null && --cut.left === 0,
      end: async (processId) => {
        client.unpipe(backend);
        await admin.query("select pg_terminate_backend($1)", [processId]);
        const { kind } = cut ?? {};
        cut = null;
        return kind;
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(join(folder, socketName), resolve));
  const url = new URL(databaseUrl);
  url.searchParams.set("host", folder);
  return {
    databaseUrl: url.href,
    /** Terminates the backend at the given response, counted from now. 1 is the next response. */
    cutAt: (answer: number, kind: CutKind) => (cut = { left: answer, kind }),
    /** Cancels the cut. Returns true if the cut was still pending. */
    cancelCut: () => {
      const wasPending = cut !== null;
      cut = null;
      return wasPending;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await admin.end();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Cutter {
  /** Called once per response; returns true if the backend is to be terminated now. */
  isCut: () => boolean;
  /** Terminates the backend. */
  end: (processId: number) => Promise<CutKind | undefined>;
}

/** Forwards whole responses, up to each ReadyForQuery message. */
function relayAnswers(backend: Socket, client: Socket, cutter: Cutter): void {
  let unread = Buffer.alloc(0);
  let answer = Buffer.alloc(0);
  let processId = 0;
  let ending: Promise<CutKind | undefined> | null = null;
  backend.on("data", (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    while (!ending && unread.length >= 5 && unread.length > unread.readUInt32BE(1)) {
      const length = 1 + unread.readUInt32BE(1);
      const message = unread.subarray(0, length);
      unread = unread.subarray(length);
      answer = Buffer.concat([answer, message]);
      const type = String.fromCharCode(message[0] ?? 0);
      if (type === backendKeyData) processId = message.readUInt32BE(5);
      if (type !== readyForQuery) continue;
      if (cutter.isCut()) ending = cutter.end(processId);
      else {
        client.write(answer);
        answer = Buffer.alloc(0);
      }
    }
  });
  backend.on("close", () => {
    if (!ending) return void client.end(Buffer.concat([answer, unread]));
    // Sends the response and the backend's last messages at once, so the client can't send a query between them.
    void ending.then((kind) =>
      client.end(kind === "after the answer" ? Buffer.concat([answer, unread]) : unread),
    );
  });
  client.on("close", () => backend.destroy());
}
