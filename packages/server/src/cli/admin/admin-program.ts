import { targetStatuses } from "@slideloom/core/contract/publications";
import { planIds, type PlanId } from "@slideloom/core/credits";
import { Argument, InvalidArgumentError, Option, type Command } from "commander";
import type { CommandIo } from "../command-io.ts";
import type { CreateUserOptions, PasswordOptions } from "./account-options.ts";
import type { PublicationListOptions } from "./publications.ts";
import { parseCredits } from "./parse-credits.ts";

const settingsHelp = `
Uses the database set by DATA_DIR or DATABASE_URL, in the environment or in .env. The server may be running or
stopped.
Exit code: 0 for success, 2 if the command failed.`;

const accountHelp = "the account's email address or username";

/** `slideloom admin`: commands for people with access to the server's settings. */
export function addAdmin(program: Command, io: CommandIo): void {
  const admin = program
    .command("admin")
    .description("Manage this server's accounts.")
    .addHelpText("after", settingsHelp);
  addCreateUser(admin, io);
  addSetPlan(admin, io);
  addGrant(admin, io);
  addList(admin, io);
  addResetPassword(admin, io);
  addTasks(admin, io);
  addPublications(admin, io);
  addOllama(admin, io);
}

// Each command's module is imported only when the command runs, because database code is slow to load.

function addCreateUser(admin: Command, io: CommandIo): void {
  addPassword(admin.command("create-user"))
    .description("Create an account, even if sign-up is closed.")
    .requiredOption("--email <address>", "email address")
    .requiredOption("--username <name>", "username, at least 3 characters")
    .option("--first-name <name>", "first name")
    .option("--last-name <name>", "last name")
    .addOption(
      new Option("--plan <plan>", "plan (default: the setting DEFAULT_PLAN)").choices(planIds),
    )
    .action(async (options: CreateUserOptions) => {
      const { createUser } = await import("./create-user.ts");
      await createUser(options, io);
    });
}

function addSetPlan(admin: Command, io: CommandIo): void {
  admin
    .command("set-plan")
    .description(
      "Change an account's plan immediately. Credits already used this month still count.",
    )
    .argument("<account>", accountHelp)
    .addArgument(new Argument("<plan>", "plan").choices(planIds))
    .option(
      "--credits <number>",
      "credits per month, more than 500 (enterprise plan only)",
      parseCredits,
    )
    .addHelpText("after", settingsHelp)
    .action(async (account: string, plan: PlanId, { credits }: { credits?: number }) => {
      const { setPlan } = await import("./set-plan.ts");
      await setPlan(account, plan, credits, io);
    });
}

function addGrant(admin: Command, io: CommandIo): void {
  admin
    .command("grant")
    .description("Grant credits to an account. They expire at the account's next monthly reset.")
    .argument("<account>", accountHelp)
    .argument("<credits>", "number of credits", parseCredits)
    .addHelpText("after", settingsHelp)
    .action(async (account: string, credits: number) => {
      const { grant } = await import("./grant.ts");
      await grant(account, credits, io);
    });
}

function addList(admin: Command, io: CommandIo): void {
  admin
    .command("list")
    .description("List all accounts with plan and credits, oldest first.")
    .option("--json", "print JSON")
    .addHelpText("after", settingsHelp)
    .action(async ({ json = false }: { json?: boolean }) => {
      const { list } = await import("./list.ts");
      await list({ json }, io);
    });
}

function addResetPassword(admin: Command, io: CommandIo): void {
  addPassword(admin.command("reset-password"))
    .description(
      "Set a new password for an account, sign it out everywhere, and delete its API keys, connected programs and webhooks.",
    )
    .argument("<account>", accountHelp)
    .action(async (account: string, options: PasswordOptions) => {
      const { resetPassword } = await import("./reset-password.ts");
      await resetPassword(account, options, io);
    });
}

function addTasks(admin: Command, io: CommandIo): void {
  const tasks = admin
    .command("tasks")
    .description("Manage background tasks: webhook deliveries, jobs, cleanup.")
    .addHelpText("after", settingsHelp);
  tasks
    .command("list")
    .description("List waiting and failed tasks, the most overdue first, with their errors.")
    .option("--limit <number>", "maximum number of tasks", parseLimit, 100)
    .option("--json", "print JSON")
    .addHelpText("after", settingsHelp)
    .action(async ({ json = false, limit }: { json?: boolean; limit: number }) => {
      const { listTasks } = await import("./tasks.ts");
      await listTasks({ json, limit }, io);
    });
  const addOne = (name: string, description: string) =>
    tasks
      .command(name)
      .description(description)
      .argument("<id>", "task id, as printed by list")
      .addHelpText("after", settingsHelp);
  addOne("retry", "Run a task now, and reset its number of attempts to 0.").action(
    async (id: string) => {
      const { retryTask } = await import("./tasks.ts");
      await retryTask(id, io);
    },
  );
  addOne("drop", "Delete a task, finished or not.").action(async (id: string) => {
    const { dropTask } = await import("./tasks.ts");
    await dropTask(id, io);
  });
}

function addPublications(admin: Command, io: CommandIo): void {
  admin
    .command("publications")
    .description("List publications, newest first, with their results.")
    .addOption(
      new Option("--status <status>", "list only publications with this status").choices(
        targetStatuses,
      ),
    )
    .option("--json", "print JSON, including the requests sent to the networks", false)
    .option("--limit <number>", "maximum number of publications", parseLimit, 100)
    .addHelpText("after", settingsHelp)
    .action(async (options: PublicationListOptions) => {
      const { listPublications } = await import("./publications.ts");
      await listPublications(options, io);
    });
}

function addOllama(admin: Command, io: CommandIo): void {
  const ollama = admin
    .command("ollama")
    .description("Choose the Ollama model that writes posts for signed-in people, or none.")
    .addHelpText("after", settingsHelp);
  ollama
    .command("list")
    .description("List Ollama's models and mark the one in use.")
    .addHelpText("after", settingsHelp)
    .action(async () => {
      const { listOllama } = await import("./ollama.ts");
      await listOllama(io);
    });
  ollama
    .command("use")
    .description("Let an Ollama model write posts for signed-in people.")
    .argument(
      "[model]",
      "name of the model (default: the newest with 7 billion parameters or more)",
    )
    .addHelpText("after", settingsHelp)
    .action(async (model: string | undefined) => {
      const { useOllama } = await import("./ollama.ts");
      await useOllama(model, io);
    });
  ollama
    .command("off")
    .description("Stop using Ollama to write posts.")
    .addHelpText("after", settingsHelp)
    .action(async () => {
      const { stopOllama } = await import("./ollama.ts");
      await stopOllama(io);
    });
}

function addPassword(command: Command): Command {
  return command
    .option("--password-stdin", "read the password from standard input (default: generate one)")
    .addHelpText("after", settingsHelp);
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError("The value must be a whole number from 1 to 999999.");
  return Number(text);
}
