import { readFileSync } from "node:fs";

/** Reads a file of `docs/automation`, with the server's address filled in. */
export function readAutomation(name: string, serverUrl: string): string {
  const file = new URL(`../../docs/automation/${name}`, import.meta.url);
  return readFileSync(file, "utf8").replaceAll("https://slides.example", serverUrl);
}
