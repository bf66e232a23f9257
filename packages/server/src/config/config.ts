import { z } from "zod";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const settingsSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z.string().regex(/^\S+$/).default("0.0.0.0"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default("info"),
});

const meanings: Record<keyof z.infer<typeof settingsSchema>, string> = {
  PORT: "must be a whole number from 0 to 65535",
  HOST: "must be a host name or an address to listen on",
  PUBLIC_URL: "must be an http:// or https:// address",
  LOG_LEVEL: `must be one of ${logLevels.join(", ")}`,
};

export interface Config {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Without a slash at its end; null stands for `http://localhost` and the port. */
  publicUrl: string | null;
  logLevel: (typeof logLevels)[number];
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; message: string };

/** Reads the settings of an environment. An empty value counts as none; the message is one line that names the setting. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigResult {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof meanings;
    return {
      ok: false,
      message: `${name} ${meanings[name]}, not ${JSON.stringify(environment[name])}`,
    };
  }
  const { PORT, HOST, PUBLIC_URL, LOG_LEVEL } = parsed.data;
  return {
    ok: true,
    config: { port: PORT, host: HOST, publicUrl: PUBLIC_URL ?? null, logLevel: LOG_LEVEL },
  };
}
