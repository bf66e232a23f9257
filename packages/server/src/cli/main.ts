import { runCommandLine } from "./program.ts";

// A reader that closes the pipe early (`slideloom validate post.json | head -1`) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), process);
