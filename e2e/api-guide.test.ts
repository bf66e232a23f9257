import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "./browser.ts";

const guide = readFileSync(new URL("../docs/api.md", import.meta.url), "utf8");
const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) => lines).join("");
const hasPrograms = ["curl", "jq"].every((name) => spawnSync(name, ["--version"]).status === 0);

test.runIf(hasPrograms)(
  "the guide's commands create an account, a post and its PDF",
  ({ serverUrl }) => {
    const cwd = mkdtempSync(join(tmpdir(), "slideloom-guide-"));
    try {
      // The guide's `talk.pdf` doesn't exist here, so the script uses a PDF that an earlier command writes.
      const script = commands
        .replace("http://localhost:3000", serverUrl)
        .replace("talk.pdf", "post.pdf");
      for (const name of ["monday.txt", "friday.txt"]) {
        writeFileSync(join(cwd, name), "I burned six loaves on Monday. My fault.\n".repeat(20));
      }
      const { status, stderr } = spawnSync("bash", ["--norc", "-euo", "pipefail", "-c", script], {
        cwd,
      });
      expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: "" });
      expect(JSON.parse(readFileSync(join(cwd, "post.json"), "utf8"))).toHaveProperty("content");
      expect(readFileSync(join(cwd, "post.pdf"), "latin1")).toMatch(/^%PDF-/);
    } finally {
      rmSync(cwd, { recursive: true });
    }
  },
);
