import type { AccountLimits } from "@slideloom/core/contract/connections";
import { capLimits } from "@slideloom/core/networks";
import { z } from "zod";
import type { Classified } from "../classify-response.ts";

const limit = z.int().positive().optional().catch(undefined);
const configurationSchema = z.object({
  statuses: z
    .object({
      max_characters: limit,
      max_media_attachments: limit,
      characters_reserved_per_url: limit,
    })
    .catch({}),
  media_attachments: z.object({ description_limit: limit }).catch({}),
});
/**
 * Description of a server in versions 1 and 2 of the API. Pleroma and older servers have their limits at the top level.
 */
const instanceSchema = z.object({
  max_toot_chars: limit,
  max_media_attachments: limit,
  description_limit: limit,
  configuration: configurationSchema.catch({ statuses: {}, media_attachments: {} }),
});

const names = ["caption", "pictures", "url_length", "alt_text"] as const;

/**
 * Returns a server's limits, each from version 2 of the API, otherwise from version 1, otherwise Mastodon's default.
 */
export async function findInstanceLimits(
  get: (path: string) => Promise<Classified>,
): Promise<AccountLimits> {
  const current = readLimits(await get("/api/v2/instance"));
  if (names.every((name) => current[name] !== undefined)) return capLimits(current);
  const older = readLimits(await get("/api/v1/instance"));
  const merged = names.map((name) => [name, current[name] ?? older[name]] as const);
  return capLimits(Object.fromEntries(merged));
}

function readLimits(called: Classified): AccountLimits {
  const instance = called.ok ? instanceSchema.safeParse(called.response.json).data : undefined;
  if (!instance) return {};
  const { statuses, media_attachments: media } = instance.configuration;
  return {
    caption: statuses.max_characters ?? instance.max_toot_chars,
    pictures: statuses.max_media_attachments ?? instance.max_media_attachments,
    url_length: statuses.characters_reserved_per_url,
    alt_text: media.description_limit ?? instance.description_limit,
  };
}
