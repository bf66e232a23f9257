import { z } from "zod";
import type { InstanceApps, InstanceClient } from "../connectors/instance-apps.ts";
import type { Database } from "../db/database.ts";
import { parseJson } from "../db/parse-json.ts";
import type { InstanceClientRow } from "../db/publishing-tables.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import {
  deleteInstanceClient,
  findInstanceClient,
  findNewestInstanceClient,
  saveInstanceClient,
} from "./instance-client-repository.ts";

const clientSchema = z.object({ id: z.string(), secret: z.string() });

export interface SealedInstanceAppsSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
}

/**
 * OAuth clients registered at network servers. Their secrets are encrypted, so a copy of the database doesn't reveal
 * them.
 */
export class SealedInstanceApps implements InstanceApps {
  readonly #settings: SealedInstanceAppsSettings;
  readonly #secretBox: SecretBox;

  constructor(settings: SealedInstanceAppsSettings) {
    this.#settings = settings;
    this.#secretBox = new SecretBox(settings.appSecret, "instance apps");
  }

  async findNewest(instanceUrl: string, redirectUri: string): Promise<InstanceClient | null> {
    const { queries } = this.#settings.database;
    return this.#open(await findNewestInstanceClient(queries, { instanceUrl, redirectUri }));
  }

  async find(instanceUrl: string, clientId: string): Promise<InstanceClient | null> {
    const { queries } = this.#settings.database;
    return this.#open(await findInstanceClient(queries, { instanceUrl, clientId }));
  }

  async save(instanceUrl: string, redirectUri: string, client: InstanceClient): Promise<void> {
    const { database, now } = this.#settings;
    await saveInstanceClient(database.queries, {
      instanceUrl,
      redirectUri,
      clientId: client.id,
      createdAtMs: now().getTime(),
      sealedClient: this.#secretBox.seal(JSON.stringify(client), instanceUrl),
    });
  }

  async forget(instanceUrl: string, clientId: string): Promise<void> {
    await deleteInstanceClient(this.#settings.database.queries, { instanceUrl, clientId });
  }

  #open(row: InstanceClientRow | null): InstanceClient | null {
    const text = row && this.#secretBox.open(row.sealedClient, row.instanceUrl);
    return text === null ? null : clientSchema.parse(parseJson(text));
  }
}
