import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { createSmtpMailer } from "./smtp-mailer.ts";

interface Received {
  from: string;
  to: string[];
  text: string;
}

/** A mail server on a socket that takes mail from one user. */
async function startSmtpServer(): Promise<{ port: number; received: Received[] }> {
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

const mail = { to: "bob@example.com", subject: "Grüße", text: "Hello\n\nBob 🎉\n" };

test("a mail reaches the server with its sender, its receiver and its text", async () => {
  const { port, received } = await startSmtpServer();
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://ada:secret@127.0.0.1:${port}`,
    from: "Slideloom <slides@example.com>",
  });
  await mailer.send(mail);
  expect(received).toMatchObject([{ from: "slides@example.com", to: ["bob@example.com"] }]);
  expect(received[0]?.text).toMatch(/^From: Slideloom <slides@example\.com>$/m);
  expect(received[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
});

test("an address is one receiver, whatever stands in it", async () => {
  const { port, received } = await startSmtpServer();
  const smtpUrl = `smtp://ada:secret@127.0.0.1:${port}`;
  const mailer = createSmtpMailer({ smtpUrl, from: "slides@example.com" });
  await mailer
    .send({ ...mail, to: "bob@example.com, eve@example.com" })
    .catch((error: unknown) => error);
  expect(received.flatMap(({ to }) => to)).not.toContain("eve@example.com");
});

test("a wrong password and a server that is not there reject", async () => {
  const { port } = await startSmtpServer();
  const wrong = createSmtpMailer({ smtpUrl: `smtp://ada:x@127.0.0.1:${port}`, from: "a@b.co" });
  await expect(wrong.send(mail)).rejects.toThrow(/login|password/i);
  const none = createSmtpMailer({ smtpUrl: "smtp://127.0.0.1:1", from: "a@b.co" });
  await expect(none.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});
