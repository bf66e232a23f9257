import { createServer, type AddressInfo, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface Received {
  from: string;
  to: string[];
  text: string;
}

/** A fault of the test server; a number is its SMTP reply to `RCPT TO`. */
export type SmtpFault = "close" | "silence" | 451 | 550;

/** Starts an SMTP server that accepts mail from one user. The first connections get one fault each. */
export async function startSmtpServer(
  faults: SmtpFault[] = [],
): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    onRcptTo: (_address, _session, done) =>
      done(
        refusal === null ? null : Object.assign(new Error("Not now"), { responseCode: refusal }),
      ),
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "ada" && password === "secret"
        ? done(null, { user: username })
        : done(new Error("Wrong password")),
    onData: (stream, { envelope }, done) => {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    const fault = faults.shift();
    refusal = typeof fault === "number" ? fault : null;
    if (fault === "close") socket.destroy();
    else if (fault !== "silence") server.server.emit("connection", socket);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    front.close();
  });
  return { port: (front.address() as AddressInfo).port, received };
}
