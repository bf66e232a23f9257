import type { CreateTableBuilder } from "kysely";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Creates the tables of accounts, sessions, API keys and password resets. */
export const accountsMigration: Migration = {
  name: "0001-accounts",
  up: async (queries) => {
    await createAccounts(queries);
    await createSessions(queries);
    await createApiKeys(queries);
    await createPasswordResets(queries);
  },
};

async function createAccounts({ schema }: Queries): Promise<void> {
  await schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("emailFolded", "text", (column) => column.notNull().unique())
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("usernameFolded", "text", (column) => column.notNull().unique())
    .addColumn("firstName", "text")
    .addColumn("lastName", "text")
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .execute();
}

async function createSessions({ schema }: Queries): Promise<void> {
  await addAccount(schema.createTable("sessions"))
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessionsAccountId").on("sessions").column("accountId").execute();
  await schema.createIndex("sessionsExpiresAtMs").on("sessions").column("expiresAtMs").execute();
}

async function createApiKeys({ schema }: Queries): Promise<void> {
  await addAccount(schema.createTable("apiKeys"))
    .addColumn("keyHash", "text", (column) => column.notNull().unique())
    .addColumn("sealedKey", "text", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("apiKeysPrimaryKey", ["accountId"])
    .execute();
}

async function createPasswordResets({ schema }: Queries): Promise<void> {
  await addAccount(schema.createTable("passwordResets"))
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("passwordResetsAccountId")
    .on("passwordResets")
    .column("accountId")
    .execute();
}

/** Adds the owner's id; rows are deleted with the account. */
function addAccount(table: CreateTableBuilder<string>): CreateTableBuilder<string, "accountId"> {
  return table.addColumn("accountId", "text", (column) =>
    column.notNull().references("accounts.id").onDelete("cascade"),
  );
}
