import { resolve } from "node:path";
import { CommandError } from "./command-error.ts";

/** Parsed options of `slideloom mcp`. */
export interface McpCommandOptions {
  url?: string;
  out: string;
}

/** Serves MCP over stdio. The key is not an option, since command lines are visible to all users of the machine. */
export async function mcp({ url, out }: McpCommandOptions): Promise<void> {
  const key = process.env.SLIDELOOM_KEY;
  if (url !== undefined && !/^https?:\/\/[^/]/i.test(url)) {
    throw new CommandError(
      `--url ${url} must be the address of a server, such as https://slides.example`,
    );
  }
  if (url !== undefined && !key) {
    throw new CommandError("--url requires an API key of that server in SLIDELOOM_KEY");
  }
  const { serveStdio } = await import("../mcp/serve-stdio.ts");
  await serveStdio({ server: url && key ? { url, key } : null, folder: resolve(out) });
}
