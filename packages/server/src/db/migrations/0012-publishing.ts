import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Creates the tables of connections to networks and of publications. */
export const publishingMigration: Migration = {
  name: "0012-publishing",
  up: async (queries) => {
    await createConnections(queries);
    await createPublications(queries);
  },
};

async function createConnections({ schema }: Queries): Promise<void> {
  await schema
    .createTable("connections")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("remoteId", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("handle", "text", (column) => column.notNull())
    .addColumn("pictureUrl", "text")
    .addColumn("instanceUrl", "text")
    .addColumn("sealedTokens", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("accessEndsAtMs", "bigint")
    .addColumn("refreshEndsAtMs", "bigint")
    .addColumn("tokenVersion", "integer", (column) => column.notNull())
    .addColumn("refreshingUntilMs", "bigint")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("lastError", "text")
    .addColumn("timeZone", "text", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addUniqueConstraint("connectionsRemote", ["accountId", "network", "remoteId"])
    .execute();
  await schema
    .createTable("postingSlots")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("connectionId", "text", (column) =>
      column.notNull().references("connections.id").onDelete("cascade"),
    )
    .addColumn("weekday", "integer", (column) => column.notNull())
    .addColumn("minuteOfDay", "integer", (column) => column.notNull())
    .addColumn("isPaused", "integer", (column) => column.notNull())
    .addUniqueConstraint("postingSlotsTime", ["connectionId", "weekday", "minuteOfDay"])
    .execute();
}

async function createPublications({ schema }: Queries): Promise<void> {
  await schema
    .createTable("publications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("carouselId", "text", (column) =>
      column.references("carousels.id").onDelete("set null"),
    )
    .addColumn("carouselVersion", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("wallTime", "text")
    .addColumn("timeZone", "text", (column) => column.notNull())
    .addColumn("dueAtMs", "bigint")
    .addColumn("source", "text")
    .addColumn("rowVersion", "integer", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("publicationTargets")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("publicationId", "text", (column) =>
      column.notNull().references("publications.id").onDelete("cascade"),
    )
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("connectionId", "text", (column) =>
      column.references("connections.id").onDelete("set null"),
    )
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("dueAtMs", "bigint")
    .addColumn("checkpoint", "text", (column) => column.notNull())
    .addColumn("files", "text", (column) => column.notNull())
    .addColumn("filesUntilMs", "bigint")
    .addColumn("token", "bigint", (column) => column.notNull())
    .addColumn("sendId", "text")
    .addColumn("armedAtMs", "bigint")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("checks", "integer", (column) => column.notNull())
    .addColumn("posts", "text", (column) => column.notNull())
    .addColumn("parts", "integer", (column) => column.notNull())
    .addColumn("errorCode", "text")
    .addColumn("message", "text")
    .addColumn("finishedAtMs", "bigint")
    .execute();
  await schema
    .createTable("publicationAttempts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("targetId", "text", (column) =>
      column.notNull().references("publicationTargets.id").onDelete("cascade"),
    )
    .addColumn("atMs", "bigint", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("networkCode", "text")
    .addColumn("networkRequestId", "text")
    .addColumn("durationMs", "integer", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("excerpt", "text")
    .execute();
  for (const [name, table, columns] of [
    ["publicationsDue", "publications", ["accountId", "dueAtMs", "id"]],
    ["publicationsCarousel", "publications", ["carouselId"]],
    ["publicationTargetsPublication", "publicationTargets", ["publicationId"]],
    ["publicationTargetsConnection", "publicationTargets", ["connectionId", "dueAtMs"]],
    ["publicationTargetsFiles", "publicationTargets", ["filesUntilMs"]],
    ["publicationAttemptsTarget", "publicationAttempts", ["targetId", "atMs"]],
    ["publicationAttemptsAt", "publicationAttempts", ["atMs"]],
  ] as const) {
    await schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
