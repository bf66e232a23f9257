import { expect, test } from "vitest";
import { createSmtpMailer } from "./smtp-mailer.ts";
import { startSmtpServer } from "./smtp-server.fixture.ts";

const mail = { to: "bob@example.com", subject: "Grüße", text: "Hello\n\nBob 🎉\n" };

test("a mail arrives with its sender, recipient and text", async () => {
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

test("an address is one recipient, whatever it contains", async () => {
  const { port, received } = await startSmtpServer();
  const smtpUrl = `smtp://ada:secret@127.0.0.1:${port}`;
  const mailer = createSmtpMailer({ smtpUrl, from: "slides@example.com" });
  await mailer
    .send({ ...mail, to: "bob@example.com, eve@example.com" })
    .catch((error: unknown) => error);
  expect(received.flatMap(({ to }) => to)).not.toContain("eve@example.com");
});

test("a wrong password and an unreachable server reject", async () => {
  const { port } = await startSmtpServer();
  const wrong = createSmtpMailer({ smtpUrl: `smtp://ada:x@127.0.0.1:${port}`, from: "a@b.co" });
  await expect(wrong.send(mail)).rejects.toThrow(/login|password/i);
  const none = createSmtpMailer({ smtpUrl: "smtp://127.0.0.1:1", from: "a@b.co" });
  await expect(none.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});
