import { loadEnvFile } from "node:process";
import { parseConfig, type ConfigResult } from "./config.ts";

/** Reads this process's settings from its environment, then from `.env` in the working directory. */
export function readConfig(): ConfigResult {
  try {
    loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return parseConfig(process.env);
}
