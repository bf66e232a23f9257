import { z } from "zod";
import type { InstanceApps, InstanceClient } from "../connectors/mastodon/mastodon-access.ts";
import type { Database } from "../db/database.ts";
import { parseJson } from "../db/parse-json.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import { deleteInstanceApp, findInstanceApp, saveInstanceApp } from "./instance-app-repository.ts";

const clientSchema = z.object({ id: z.string(), secret: z.string() });

export interface SealedInstanceAppsSettings {
  database: Database;
  appSecret: string;
  /** Where they send browsers back to: with another address others are registered. */
  redirectUri: string;
}

/** The applications that this server is at others, whose secrets a copy of the database does not tell. */
export class SealedInstanceApps implements InstanceApps {
  readonly #settings: SealedInstanceAppsSettings;
  readonly #secretBox: SecretBox;

  constructor(settings: SealedInstanceAppsSettings) {
    this.#settings = settings;
    this.#secretBox = new SecretBox(settings.appSecret, "instance apps");
  }

  async find(instanceUrl: string): Promise<InstanceClient | null> {
    const { database, redirectUri } = this.#settings;
    const row = await findInstanceApp(database.queries, { instanceUrl, redirectUri });
    const text = row && this.#secretBox.open(row.sealedClient, instanceUrl);
    return text === null ? null : clientSchema.parse(parseJson(text));
  }

  async save(instanceUrl: string, client: InstanceClient): Promise<void> {
    const { database, redirectUri } = this.#settings;
    const sealedClient = this.#secretBox.seal(JSON.stringify(client), instanceUrl);
    await saveInstanceApp(database.queries, { instanceUrl, redirectUri, sealedClient });
  }

  async forget(instanceUrl: string): Promise<void> {
    const { database, redirectUri } = this.#settings;
    await deleteInstanceApp(database.queries, { instanceUrl, redirectUri });
  }
}
