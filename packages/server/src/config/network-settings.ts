import {
  isHandOff,
  listRequiredSettings,
  networkIds,
  networks,
  type NetworkId,
} from "@slideloom/core/networks";
import { z } from "zod";
import { httpUrl } from "./http-url.ts";

export interface NetworkConfig {
  /** Values by the names of their environment variables. */
  settings: Readonly<Record<string, string>>;
  /** URLs of fakes that replace networks in development and tests. */
  fakeUrls: Readonly<Partial<Record<NetworkId, string>>>;
}

/** A fake receives everything that people publish, so only this machine is allowed. */
const fakeUrl = httpUrl.refine((url) =>
  ["127.0.0.1", "[::1]", "localhost"].includes(new URL(url).hostname),
);
const fakeMeaning =
  "must be the http:// address of a fake network on this machine (for development only)";

const every = networkIds.flatMap((id) => Object.entries(networks[id].settings));
/**
 * Environment variables with the URLs of fake networks. Webhook hand-offs (posts sent to a person's own URL) need none.
 */
const fakes = networkIds
  .filter((id) => !isHandOff(id))
  .map((id) => ({ id, name: `FAKE_${id.toUpperCase().replaceAll("-", "_")}_URL` }));

const shape: Record<string, z.ZodType<string | undefined>> = Object.fromEntries([
  ...every.map(([name, { pattern, fallback }]) => {
    const value = z.string().regex(pattern);
    return [name, fallback === undefined ? value.optional() : value.default(fallback)];
  }),
  ...fakes.map(({ name }) => [name, fakeUrl.optional()]),
]);

/** The networks' environment variables, with defaults. */
export const networkSettingsSchema = z.object(shape);

/** Error messages for invalid values; the setting's name is put before them. */
export const networkSettingMeanings: Readonly<Record<string, string>> = Object.fromEntries([
  ...every.map(([name, { meaning }]) => [name, meaning]),
  ...fakes.map(({ name }) => [name, fakeMeaning]),
]);

/** Settings whose values must never be shown, even if invalid. */
export const networkSecretSettings = every.flatMap(([name, { isSecret }]) =>
  isSecret ? [name] : [],
);

/** Returns a message if only some of a network's required settings are set; else null. */
export function checkNetworkSettings(values: z.infer<typeof networkSettingsSchema>): string | null {
  for (const id of networkIds) {
    const required = listRequiredSettings(id);
    const set = required.filter((name) => values[name] !== undefined);
    if (set.length > 0 && set.length < required.length) {
      return `${required.join(" and ")} must be set together`;
    }
  }
  return null;
}

export function buildNetworkConfig(values: z.infer<typeof networkSettingsSchema>): NetworkConfig {
  const settings = every.flatMap(([name]) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value]];
  });
  const urls = fakes.flatMap(({ id, name }) => {
    const url = values[name];
    return url === undefined ? [] : [[id, url]];
  });
  return { settings: Object.fromEntries(settings), fakeUrls: Object.fromEntries(urls) };
}
