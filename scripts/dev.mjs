import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createServer as createViteServer } from "vite";
import { ensureBuilt, root } from "./build.mjs";
import { endWithNpm } from "./end-with-npm.mjs";

/* Serves everything at one URL. Vite serves the web app and proxies API and fonts to the server, which restarts
 * after each compilation. */
const isWindows = process.platform === "win32";
const children = [];
let vite = null;
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop(0));
endWithNpm();

try {
  await develop();
} catch (error) {
  console.error(error.message);
  await stop(1);
}

async function develop() {
  loadSettings();
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || "0.0.0.0";
  const apiPort = await findFreePort();
  // The web app's Vite configuration reads this variable.
  process.env.API_ORIGIN = `http://127.0.0.1:${apiPort}`;

  vite = await createViteServer({
    root: join(root, "packages/web"),
    logLevel: "warn",
    server: { port, host, strictPort: true },
  });
  await vite.listen();
  const fakes = process.argv.includes("--fakes") ? await startFakes() : {};
  // A failed build is ignored here. The compiler below reports its errors and compiles again after each change.
  await ensureBuilt("packages").catch(() => undefined);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  startNode([tsc, "-b", "-w", "--preserveWatchOutput", "packages/server"], {
    stdio: ["ignore", process.stderr, process.stderr],
  });
  startNode(["--watch", "--watch-preserve-output", "packages/server/dist/main.js"], {
    // The server would print its own URL here, but people open Vite's.
    stdio: ["ignore", "ignore", process.stderr],
    env: {
      // OAuth callbacks go to the public URL.
      PUBLIC_URL: `http://localhost:${port}`,
      ...process.env,
      ...fakes,
      PORT: String(apiPort),
      HOST: "127.0.0.1",
      LOG_LEVEL: process.env.LOG_LEVEL || "warn",
    },
  });
  await waitForListener(apiPort);
  if (!isStopping) console.log(`Slideloom is ready at http://localhost:${port}`);
}

function loadSettings() {
  try {
    process.loadEnvFile(join(root, ".env"));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

/** Starts fake networks and AI models in this process and returns the settings that direct the server to them. */
async function startFakes() {
  const load = (file) => vite.ssrLoadModule(join(root, "packages/server/src", file));
  const { testbeds } = await load("connectors/testbeds.fixture.ts");
  const started = Object.entries(testbeds).filter(([, { hint }]) => hint !== null);
  const settings = {};
  console.log("Networks are fakes: nothing is really published.");
  for (const [id, { hint, start }] of started) {
    const { fake, variables } = await start({ now: () => new Date() });
    Object.assign(settings, variables);
    console.log(["", id, fake.url, hint].join("  ").trimEnd());
  }
  const { startFakeWriters } = await load("generation/fake-writers.fixture.ts");
  const writers = await startFakeWriters();
  for (const hint of writers.hints) console.log(`  ${hint}`);
  return { ...settings, ...writers.variables };
}

/** Starts a Node child process; if it exits, everything stops. */
function startNode(args, options) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // A separate process group, so the compiler's own child process can be stopped too.
    detached: !isWindows,
    ...options,
  });
  child.once("exit", (code) => void stop(code ?? 1));
  children.push(child);
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning) process.kill(isWindows ? child.pid : -child.pid, "SIGTERM");
  }
  await vite?.close();
  process.exit(code);
}

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitForListener(port) {
  const isListening = () =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("connect", () => socket.end()).once("error", () => resolve(false));
    });
  while (!isStopping && !(await isListening())) await delay(100);
}
