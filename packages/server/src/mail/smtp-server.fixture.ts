import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface Received {
  from: string;
  to: string[];
  text: string;
}

/** A mail server on a socket that takes mail from one user. */
export async function startSmtpServer(): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}
