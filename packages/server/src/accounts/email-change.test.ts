import { describe, expect, test } from "vitest";
import { buildRegistration, createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { startSmtpServer } from "../mail/smtp-server.fixture.ts";
import { sendMails } from "./send-mails.fixture.ts";

const dayMs = 24 * 3600 * 1000;
const invalid = { message: "This link has expired or was already used." };
const linkPattern = /confirm-email#token=([\w-]{43})/;

describeOnBothEngines("changing the email address", (shared) => {
  async function setUp({ hasMail = true } = {}) {
    const { port, received } = await startSmtpServer();
    const clock = { nowMs: Date.parse("2026-12-01T12:00:00Z") };
    const server = await createTestApp(shared.settings, {
      now: () => new Date(clock.nowMs),
      environment: {
        PUBLIC_URL: "http://slides.example",
        ...(hasMail && {
          SMTP_URL: `smtp://ada:secret@127.0.0.1:${port}`,
          MAIL_FROM: "slides@example.com",
        }),
      },
    });
    await server.context.database.queries.deleteFrom("tasks").where("kind", "=", "mail").execute();
    const { form, token } = await registerSomebody(server);
    const { email } = buildRegistration();
    const ask = (body: object = {}) =>
      server.send("POST", "/api/auth/change-email", {
        token,
        body: { email, password: form.password, ...body },
      });
    const confirm = (link: string | undefined) =>
      server.send("POST", "/api/auth/confirm-email", { body: { token: link } });
    const logIn = async (address: string) => {
      const body = { email: address, password: form.password };
      return (await server.send("POST", "/api/auth/login", { body })).statusCode;
    };
    /** Sends the queued mails and returns the tokens of their links, by recipient. */
    const readLinks = async () => {
      await sendMails(server);
      const plain = (text: string) =>
        text.replaceAll(/=\r?\n|=3D/g, (part) => (part === "=3D" ? "=" : ""));
      const mails = received
        .splice(0)
        .map(({ to, text }) => ({ to: String(to), text: plain(text) }));
      const find = (address: string) => {
        const mail = mails.find(({ to }) => to.toLowerCase() === address.toLowerCase());
        return linkPattern.exec(mail?.text ?? "")?.[1];
      };
      return { old: find(form.email), new: find(email), mails };
    };
    return { server, clock, form, token, email, ask, confirm, logIn, readLinks };
  }

  test.for([
    ["old", "new"],
    ["new", "old"],
  ] as const)("takes the %s address's link, then the %s one's", async ([first, second]) => {
    const { form, email, ask, confirm, logIn, readLinks } = await setUp();
    const response = await ask();
    expect([response.statusCode, response.json()]).toEqual([200, { isChanged: false }]);
    const links = await readLinks();
    for (const _ of ["once", "twice"]) {
      expect((await confirm(links[first])).json()).toEqual({ isChanged: false });
    }
    expect(await logIn(form.email)).toBe(200);
    expect((await confirm(links[second])).json()).toEqual({ isChanged: true });
    expect([await logIn(form.email), await logIn(email)]).toEqual([401, 200]);
    expect((await confirm(links[second])).statusCode).toBe(400);
    const { mails } = await readLinks();
    const recipients = mails.map(({ to }) => to.toLowerCase());
    expect(recipients.toSorted()).toEqual(
      [form.email, email].map((address) => address.toLowerCase()).toSorted(),
    );
  });

  test("without a mail server happens at once, and the log names the old address", async () => {
    const { server, form, email, ask, logIn } = await setUp({ hasMail: false });
    expect((await ask()).json()).toEqual({ isChanged: true });
    expect([await logIn(form.email), await logIn(email)]).toEqual([401, 200]);
    expect(server.log.text).toContain(`"oldEmail":"${form.email}"`);
  });

  describe("changes nothing", () => {
    test("with a wrong password", async () => {
      const { form, ask, logIn } = await setUp({ hasMail: false });
      expect((await ask({ password: "wrong password" })).statusCode).toBe(403);
      expect(await logIn(form.email)).toBe(200);
    });

    test("if the address is taken, also after the links were sent", async () => {
      const { server, form, email, ask, confirm, readLinks } = await setUp();
      const other = await registerSomebody(server);
      expect((await ask({ email: other.form.email.toUpperCase() })).statusCode).toBe(409);
      await ask();
      const links = await readLinks();
      await server.send("POST", "/api/auth/register", { body: { ...buildRegistration(), email } });
      await confirm(links.old);
      const response = await confirm(links.new);
      expect([response.statusCode, response.json()]).toEqual([
        409,
        { message: "Email already registered" },
      ]);
      expect((await server.send("POST", "/api/auth/login", { body: form })).statusCode).toBe(200);
    });

    test("after a day, after a second request, or after a new password", async () => {
      const { server, clock, form, token, ask, confirm, readLinks } = await setUp();
      await ask();
      const first = await readLinks();
      await ask();
      const second = await readLinks();
      expect(first.old).not.toBe(second.old);
      expect((await confirm(first.old)).json()).toEqual(invalid);
      clock.nowMs += dayMs;
      expect((await confirm(second.old)).json()).toEqual(invalid);
      await ask();
      const third = await readLinks();
      await server.send("POST", "/api/auth/change-password", {
        token,
        body: { currentPassword: form.password, newPassword: "another one" },
      });
      expect((await confirm(third.old)).json()).toEqual(invalid);
    });
  });
});
