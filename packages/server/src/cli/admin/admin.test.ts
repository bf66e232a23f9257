import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findAccountByEmail } from "../../accounts/account-repository.ts";
import { PasswordHasher } from "../../accounts/password-hasher.ts";
import { createCreditAccount } from "../../credits/credit-account.fixture.ts";
import { CreditService } from "../../credits/credit-service.ts";
import { describeOnBothEngines, describeOnEngine } from "../../db/database.fixture.ts";
import { openDatabase, type DatabaseSettings } from "../../db/open-database.ts";
import { SessionService } from "../../accounts/session-service.ts";
import { type FakeOllama, startFakeOllama } from "../../generation/ollama/fake-ollama.fixture.ts";
import { findOllamaChoice } from "../../generation/ollama/operator-choice-repository.ts";
import { insertPublications } from "../../publishing/publication-repository.ts";
import {
  insertAttempt,
  insertTargets,
  unprocessedTarget,
} from "../../publishing/target/target-repository.ts";
import { TaskQueue } from "../../tasks/task-queue.ts";
import { deliveryTask } from "../../webhooks/webhook-delivery.ts";
import { runCommand, runProcess } from "../run-command.fixture.ts";

const now = () => new Date();

const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, APP_SECRET: "x".repeat(32) }),
});

const run = (line: string, options?: Parameters<typeof runCommand>[1]) =>
  runCommand(["admin", ...line.split(" ")], options);

// The first run may have to build the packages, so it gets a longer time limit.
beforeAll(() => runProcess(["--help"]), 120_000);

describeOnBothEngines("slideloom admin as a process", (shared) => {
  test("works while a server runs, and exits", async () => {
    await createCreditAccount(shared.database, { username: "ana" });
    const env = environmentOf(shared.settings);
    expect(await runProcess(["admin", "grant", "ana", "25"], { env })).toEqual({
      code: 0,
      stdout: "ana now has 35 credits\n",
      stderr: "",
    });
  });
});

describeOnBothEngines("slideloom admin publications", (shared) => {
  const admin = (line: string) =>
    run(`publications ${line}`.trim(), { env: environmentOf(shared.settings) });

  test("lists all accounts' publications, filtered by status, with their requests as JSON", async () => {
    const { queries } = shared.database;
    const accountId = await createCreditAccount(shared.database, { username: "bea" });
    const dueAtMs = Date.parse("2026-12-01T09:00:00Z");
    await insertPublications(queries, [
      {
        id: "p",
        accountId,
        carouselId: null,
        carouselVersion: 1,
        title: "Tea",
        dueAtMs,
        wallTime: "2026-12-01T09:00",
        timeZone: "UTC",
        source: "time",
        rowVersion: 1,
        createdAtMs: 1,
      },
    ]);
    const target = {
      ...unprocessedTarget,
      publicationId: "p",
      accountId,
      connectionId: null,
      network: "bluesky",
      payload: '{"caption":""}',
      token: 0,
      parts: 1,
      posts: "[]",
      dueAtMs,
    } as const;
    const posts = JSON.stringify([{ id: "1", url: "https://bsky.example/1" }]);
    await insertTargets(queries, [
      { ...target, id: "t1", status: "published", posts },
      { ...target, id: "t2", status: "failed", message: "Too large." },
    ]);
    await insertAttempt(queries, {
      id: "a1",
      targetId: "t2",
      atMs: 1,
      step: "send",
      method: "POST",
      status: 400,
      address: "bsky.example/xrpc",
      networkCode: "TooLarge",
      networkRequestId: null,
      durationMs: 3,
      outcome: "rejected",
      excerpt: null,
    });
    const { code, stdout } = await admin("");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /t1 +published +2026-12-01T09:00:00.000Z +bea +bluesky .*bsky.example\/1/,
    );
    expect(stdout).toMatch(/t2 +failed .*Tea +Too large\./);
    const { stdout: json } = await admin("--status failed --json");
    expect(JSON.parse(json)).toEqual([
      expect.objectContaining({
        targetId: "t2",
        publicationId: "p",
        message: "Too large.",
        attempts: [expect.objectContaining({ address: "POST bsky.example/xrpc", status: 400 })],
      }),
    ]);
    expect(await admin("--status gone")).toMatchObject({ code: 2 });
  });
});

describeOnBothEngines("slideloom admin tasks", (shared) => {
  const admin = (line: string) => run(`tasks ${line}`, { env: environmentOf(shared.settings) });

  test("lists tasks with their errors, retries dead ones, and drops them", async () => {
    const { queries } = shared.database;
    const tasks = new TaskQueue({ database: shared.database, now });
    const runAt = new Date("2026-03-01T12:00:00Z");
    for (const [index, deliveryId] of ["one", "two"].entries()) {
      const payload = { deliveryId };
      const destination = "hooks.test";
      const due = new Date(runAt.getTime() + index);
      await tasks.enqueue(queries, { kind: deliveryTask, payload, destination, runAt: due });
    }
    await queries
      .updateTable("tasks")
      .set({ queuedAtMs: null, diedAtMs: runAt.getTime(), error: "503", attempts: 8 })
      .where("runAtMs", "=", runAt.getTime())
      .execute();
    const [dead, queued] = await tasks.list(2);
    const { code, stdout } = await admin("list");
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^ID +KIND +STATE +DUE +ATTEMPTS +ACCOUNT +DESTINATION +ERROR$/);
    expect(lines[1]).toMatch(
      new RegExp(`^${dead?.id} +webhook-delivery +dead +2026-03-01T12:00.* 8 +hooks.test +503$`),
    );
    expect(lines[2]).toContain("queued");
    const json = await admin("list --json --limit 1");
    expect(JSON.parse(json.stdout)).toMatchObject([{ id: dead?.id, state: "dead", error: "503" }]);
    expect(await admin(`retry ${dead?.id}`)).toEqual({
      code: 0,
      stderr: "",
      stdout: `Task ${dead?.id} runs next\n`,
    });
    expect(await tasks.list(9)).toContainEqual(
      expect.objectContaining({ id: dead?.id, attempts: 0, diedAtMs: null, error: null }),
    );
    expect((await admin(`drop ${queued?.id}`)).stdout).toBe(`Dropped task ${queued?.id}\n`);
    const again = await admin(`drop ${queued?.id}`);
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(/^error: no task with the id .* in /);
  });
});

describeOnBothEngines("slideloom admin", (shared) => {
  const admin = (line: string, input = "", more: Readonly<Record<string, string>> = {}) =>
    run(line, { env: { ...environmentOf(shared.settings), ...more }, input });
  const createAna = () => createCreditAccount(shared.database, { username: "Ana" });
  const getAna = async () =>
    (await findAccountByEmail(shared.database.queries, "ana@example.com")) ?? expect.fail();

  afterEach(async () => {
    await shared.database.queries.deleteFrom("accounts").execute();
  });

  test("create-user creates an account with its plan's credits and a password, even if sign-up is closed", async () => {
    const { code, stdout, stderr } = await admin(
      "create-user --email Ana@Example.com --username Ana --first-name Ana --plan pro",
      "",
      { SIGNUP: "closed" },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [made, shown, end] = stdout.split("\n");
    expect(made).toBe("Created Ana <Ana@Example.com> on the pro plan with 500 credits a month");
    expect([shown, end]).toEqual([expect.stringMatching(/^Password: [\w-]{20}$/), ""]);
    const ana = await getAna();
    expect(ana).toMatchObject({ username: "Ana", firstName: "Ana", lastName: null, plan: "pro" });
    const password = shown?.replace("Password: ", "") ?? "";
    expect(await new PasswordHasher().verify(ana.passwordHash, password)).toBe(true);
    const credits = new CreditService({ database: shared.database, now });
    expect(await credits.getCredits(ana.id)).toMatchObject({ credits: 500, plan: "pro" });
  });

  test("create-user uses DEFAULT_PLAN, and a password from standard input that it does not print", async () => {
    const { code, stdout } = await admin(
      "create-user --email ana@example.com --username ana --password-stdin",
      "correct horse\nsecond line",
      { DEFAULT_PLAN: "starter" },
    );
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: "Created ana <ana@example.com> on the starter plan with 100 credits a month\n",
    });
    const { passwordHash } = await getAna();
    expect(await new PasswordHasher().verify(passwordHash, "correct horse")).toBe(true);
  });

  test("set-plan changes the plan at once, for an email address or username in any case", async () => {
    const id = await createAna();
    const credits = new CreditService({ database: shared.database, now });
    await credits.spend(id, async () => 1);
    const pro = await admin("set-plan ANA@example.com pro");
    expect(pro.stdout).toMatch(
      /^Ana is on the pro plan with 500 credits a month, 499 left until \d{4}-\d\d-\d\d\n$/,
    );
    const enterprise = await admin("set-plan ANA enterprise --credits 800");
    expect(enterprise.stdout).toMatch(/with 800 credits a month, 799 left/);
    expect(await credits.getCredits(id)).toMatchObject({ plan: "enterprise", limit: 800 });
  });

  test("grant adds credits", async () => {
    await createAna();
    expect(await admin("grant ana 25")).toEqual({
      code: 0,
      stdout: "Ana now has 35 credits\n",
      stderr: "",
    });
  });

  test("list prints accounts as columns or JSON, without secrets", async () => {
    await createAna();
    await admin("create-user --email bo@example.com --username Bob --plan pro");
    const day = "\\d{4}-\\d\\d-\\d\\d";
    const { stdout } = await admin("list");
    const [title, ana, bo, end] = stdout.split("\n");
    expect(title).toMatch(/^USERNAME +EMAIL +PLAN +CREDITS +LIMIT +RESETS +CREATED$/);
    expect(ana).toMatch(new RegExp(`^Ana +Ana@example\\.com +free +10 +10 +${day} +${day}$`));
    expect(bo).toMatch(new RegExp(`^Bob +bo@example\\.com +pro +500 +500 +${day} +${day}$`));
    expect(end).toBe("");
    const listed = JSON.parse((await admin("list --json")).stdout) as object[];
    expect(listed.map((account) => Object.keys(account).join())).toEqual(
      Array(2).fill("username,email,plan,credits,limit,resetsOn,createdOn"),
    );
    expect(listed[0]).toMatchObject({ username: "Ana", credits: 10 });
  });

  test("reset-password sets a new password and ends all sessions", async () => {
    const id = await createAna();
    const sessions = new SessionService({ database: shared.database, now });
    const token = await sessions.open(id);
    const { code, stdout } = await admin("reset-password ana");
    expect(code).toBe(0);
    const [done, shown = ""] = stdout.split("\n");
    expect(done).toBe(
      "Ana has a new password and is signed out everywhere. All API keys, connected programs and webhooks are deleted",
    );
    const { passwordHash } = await getAna();
    const password = shown.replace("Password: ", "");
    expect(await new PasswordHasher().verify(passwordHash, password)).toBe(true);
    expect(await sessions.find(token)).toBeNull();
  });
});

describeOnEngine("sqlite", "impossible requests exit with code 2 and a reason", (empty) => {
  beforeAll(async () => {
    const database = await openDatabase(empty.settings);
    await createCreditAccount(database, { username: "ana" });
    await database.close();
  });

  test.for([
    ["create-user --email ana@example.com --username other", "Email already registered"],
    ["create-user --email other@example.com --username ana", "Username already taken"],
    ["create-user --email nobody --username other", "Please enter a valid email address"],
    ["create-user --email a@b.co --username ab", "Username must be at least 3 characters"],
    ["create-user --email a@b.co --username abc --password-stdin", "at least 6 characters"],
    ["reset-password ana --password-stdin", "Password must be at least 6 characters"],
    ["reset-password bo", "is named bo"],
    ["set-plan bo pro", "is named bo"],
    [
      "set-plan ana pro --credits 600",
      "--credits is for the enterprise plan only, and must be more than 500",
    ],
    ["set-plan ana enterprise --credits 500", "--credits is for the enterprise plan only"],
    ["grant bo 5", "is named bo"],
  ] as const)("%s", async ([line, words]) => {
    const env = environmentOf(empty.settings);
    const { code, stdout, stderr } = await run(line, { env, input: "short\n" });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^error: .*\n$/);
    expect(stderr).toContain(words);
  });
});

describe("wrong usage exits with code 2 and one line that names the problem", () => {
  test.for([
    ["promote ana", "promote"],
    ["create-user --username ana", "--email"],
    ["create-user --email a@b.co --username abc --plan gold", "free, starter, pro, enterprise"],
    ["set-plan ana gold", "free, starter, pro, enterprise"],
    ["grant ana 0", "whole number from 1 to 1000000"],
    ["grant ana 1.5", "whole number from 1 to 1000000"],
    ["grant ana", "credits"],
    ["list --loud", "--loud"],
  ] as const)("%s", async ([line, words]) => {
    const { code, stdout, stderr } = await run(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^error: .*\n$/);
    expect(stderr).toContain(words);
  });

  test("so does an invalid setting", async () => {
    const { code, stdout, stderr } = await run("list", { env: { DATABASE_URL: "mysql://db" } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^error: DATABASE_URL must .*\n$/);
  });

  test("so does a missing database", async () => {
    const { code, stderr } = await run("list", {
      env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", APP_SECRET: "x".repeat(32) },
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: DATABASE_URL .*\n$/);
  });
});

test.for([
  "--help",
  "create-user --help",
  "set-plan --help",
  "grant --help",
  "list --help",
  "reset-password --help",
  "tasks --help",
  "publications --help",
  "tasks list --help",
  "tasks retry --help",
  "tasks drop --help",
])("%s prints its help", async (line) => {
  const { code, stdout, stderr } = await run(line);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: slideloom admin/);
  expect(stdout).toContain("DATA_DIR");
});

describeOnBothEngines("slideloom admin ollama", (shared) => {
  async function start(parts: Partial<FakeOllama> = {}) {
    const fake = await startFakeOllama(parts);
    onTestFinished(() => fake.close());
    const env = { ...environmentOf(shared.settings), OLLAMA_URL: fake.url };
    return {
      fake,
      admin: (line: string) => run(`ollama ${line}`, { env }),
      findChoice: () => findOllamaChoice(shared.database.queries),
    };
  }

  test("lists the models, lets one write, and stops it", async () => {
    const { admin, findChoice } = await start({
      models: [
        { name: "nomic-embed", parameterSize: "137M", capabilities: ["embedding"] },
        { name: "llama3.2:3b", parameterSize: "3.2B" },
        { name: "llama3.1:8b" },
      ],
    });
    expect(await admin("use")).toMatchObject({
      code: 0,
      stdout: "llama3.1:8b now writes posts for signed-in people, for 0 credits\n",
    });
    expect(await findChoice()).toBe("llama3.1:8b");
    expect((await admin("list")).stdout).toMatch(/llama3\.1:8b +8B +yes\n$/);
    await admin("use llama3.2:3b");
    expect(await findChoice()).toBe("llama3.2:3b");
    expect((await admin("off")).stdout).toBe(
      "Ollama no longer writes posts for signed-in people\n",
    );
    expect(await findChoice()).toBeNull();
  });

  test("chooses no model that is missing, too small or for other tasks", async () => {
    const { fake, admin, findChoice } = await start({
      models: [{ name: "nomic-embed", capabilities: ["embedding"] }],
    });
    const failed = async (line: string) => {
      const { code, stderr } = await admin(line);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await failed("use")).toContain("7 billion parameters");
    expect(await failed("use nomic-embed")).toContain("can't write text");
    expect(await failed("use llama9")).toContain("ollama pull llama9");
    await fake.close();
    expect(await failed("use")).toContain("Ollama doesn't answer");
    expect(await findChoice()).toBeNull();
  });
});
