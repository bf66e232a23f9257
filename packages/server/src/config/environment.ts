import { loadEnvFile } from "node:process";
import { parseConfig, type ConfigResult } from "./config.ts";

/** The settings of this process: its environment, then what `.env` in the working directory adds. */
export function readConfig(): ConfigResult {
  try {
    loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return parseConfig(process.env);
}
