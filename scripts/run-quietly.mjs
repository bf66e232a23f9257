import { spawn } from "node:child_process";

/** Runs a Node script. If it fails, shows its output and throws. */
export async function runQuietly(title, script, args, options = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error(`${title} failed.\n${output.trimEnd()}`);
}
