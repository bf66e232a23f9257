import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { root } from "./build.mjs";
import { evaluateAudit } from "./evaluate-audit.mjs";

/**
 * Fails on high or critical advisories of installed packages, unless `accepted-advisories.json` gives a reason. `npm
 * test` omits this check, because it queries the registry.
 */
const { stdout } = spawnSync("npm", ["audit", "--json"], {
  cwd: root,
  encoding: "utf8",
  shell: process.platform === "win32",
});
try {
  const file = new URL("accepted-advisories.json", import.meta.url);
  const { open, gone } = evaluateAudit(JSON.parse(stdout), JSON.parse(readFileSync(file, "utf8")));
  for (const line of open) console.error(line);
  for (const url of gone) console.error(`accepted, and not found any more: ${url}`);
  if (open.length + gone.length === 0)
    console.log("There are no known high or critical advisories.");
  else process.exitCode = 1;
} catch (error) {
  console.error(`Could not reach the registry. ${error.message}`);
  process.exitCode = 2;
}
