import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { test } from "../browser.ts";
import { registerAccount } from "./account.ts";

const programs = {
  curl: ["sh", "-c"],
  JavaScript: [process.execPath, "--input-type=module", "-e"],
  Python: ["python3", "-c"],
} as const;

async function createKey(serverUrl: string): Promise<string> {
  const { token } = await registerAccount(serverUrl);
  const response = await fetch(`${serverUrl}/api/auth/api-token`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { apiToken: string }).apiToken;
}

/** What the program prints; null where the machine does not have it. */
async function run([program, ...args]: readonly string[], key: string): Promise<string | null> {
  const child = spawn(program ?? "", args, {
    env: { ...process.env, SLIDELOOM_KEY: key },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const output = text(child.stdout);
  const [problem] = await Promise.race([once(child, "close"), once(child, "error")]).catch(
    (error: NodeJS.ErrnoException) => [error.code],
  );
  if (problem === "ENOENT" || problem === 127) return null;
  expect(problem).toBe(0);
  return output;
}

test.for(Object.keys(programs) as (keyof typeof programs)[])(
  "the code sample for %s writes a post when it is run as it stands",
  async (language, { page, serverUrl }) => {
    await page.goto("/api-docs");
    await page.getByRole("tab", { name: language }).click();
    const code = await page
      .getByRole("region", { name: `Generate a post: ${language}` })
      .locator("code")
      .innerText();
    const output = await run([...programs[language], code], await createKey(serverUrl));
    // Not every machine has curl and Python.
    if (output === null && language !== "JavaScript") return;
    expect(output).toMatch(language === "curl" ? /"remaining_credits":9/ : / 9\n$/);
  },
);
