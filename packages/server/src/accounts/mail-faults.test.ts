import { expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { startSmtpServer, type SmtpFault } from "../mail/smtp-server.fixture.ts";
import { sendMails } from "./send-mails.fixture.ts";

const minuteMs = 60_000;
const linkPattern = /reset-password#token=([\w-]{43})/;
const newPassword = "new password";

async function setUp(settings: DatabaseSettings, faults: SmtpFault[]) {
  const { port, received } = await startSmtpServer(faults);
  const clock = { nowMs: Date.parse("2026-12-01T12:00:00Z") };
  const server = await createTestApp(settings, {
    now: () => new Date(clock.nowMs),
    environment: {
      SMTP_URL: `smtp://ada:secret@127.0.0.1:${port}`,
      MAIL_FROM: "slides@example.com",
      PUBLIC_URL: "http://slides.example",
    },
  });
  const { form, token } = await registerSomebody(server);
  // Mail tasks left by other tests would use up the injected faults.
  await server.context.database.queries.deleteFrom("tasks").where("kind", "=", "mail").execute();
  const forget = () =>
    server.send("POST", "/api/auth/forgot-password", { body: { email: form.email } });
  const listTasks = () => server.context.database.queries.selectFrom("tasks").selectAll().execute();
  /** Advances the clock minute by minute and runs due tasks, like a listening server's poller. */
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await sendMails(server);
      clock.nowMs += minuteMs;
    }
  };
  return { server, form, token, received, forget, listTasks, pass };
}

const readToken = (text = "") =>
  linkPattern.exec(text.replaceAll(/=\r?\n|=3D/g, (part) => (part === "=3D" ? "=" : "")))?.[1];

describeOnBothEngines("a mail", (shared) => {
  test.for<[string, SmtpFault[]]>([
    ["closes the connection", ["close", "close"]],
    ["says nothing", ["silence"]],
    ["asks for patience (greylisting)", [451, 451, 451, 451]],
  ])("arrives once a server that %s is well again", async ([, faults]) => {
    const { server, received, forget, listTasks, pass } = await setUp(shared.settings, faults);
    expect((await forget()).statusCode).toBe(200);
    await sendMails(server);
    expect(received).toEqual([]);
    await pass(30);
    expect(received).toHaveLength(1);
    const token = readToken(received[0]?.text);
    expect(token).toBeDefined();
    const body = { token, password: newPassword };
    expect((await server.send("POST", "/api/auth/reset-password", { body })).statusCode).toBe(204);
    expect(JSON.stringify(await listTasks())).not.toContain(token);
  });

  test("with a reset link stores no token while it is queued", async () => {
    const { server, form, forget, listTasks } = await setUp(shared.settings, ["close"]);
    await forget();
    await sendMails(server);
    const waiting = (await listTasks()).filter(({ kind }) => kind === "mail");
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.payload).toContain(form.email.toLowerCase());
    expect(JSON.stringify(waiting)).not.toMatch(/token=/);
  });

  test("requested twice is received once, with a valid link", async () => {
    const { received, server, forget, pass } = await setUp(shared.settings, ["close"]);
    await forget();
    await sendMails(server);
    await forget();
    await pass(5);
    expect(received).toHaveLength(1);
  });

  test("that is rejected is logged with its cause and not retried", async () => {
    const { server, received, token, listTasks, pass } = await setUp(shared.settings, [550]);
    await server.send("POST", "/api/auth/api-token", { token });
    await pass(120);
    expect(received).toEqual([]);
    expect(server.log.text).toMatch(/550.*Could not send an email"/);
    const [dead] = (await listTasks()).filter(({ kind }) => kind === "mail");
    expect(dead?.error).toContain("550");
    expect(dead?.diedAtMs).not.toBeNull();
  });
});
