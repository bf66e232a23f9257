import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Saves a run's report and its figures. */
export function writeReport(name, report, results) {
  const folder = join(import.meta.dirname, "report");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), report);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}
