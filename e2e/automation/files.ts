import { readFileSync } from "node:fs";

/** A file of `docs/automation`, for the server at that address. */
export function readAutomation(name: string, serverUrl: string): string {
  const file = new URL(`../../docs/automation/${name}`, import.meta.url);
  return readFileSync(file, "utf8").replaceAll("https://slides.example", serverUrl);
}
