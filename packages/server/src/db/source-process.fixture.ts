import { spawn, type ChildProcess } from "node:child_process";

const runSource = `
  import { runnerImport } from "vite";
  await runnerImport(process.argv[1], {
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["slideloom-source"] },
    ssr: { resolve: { conditions: ["slideloom-source", "module", "node"] } },
  });
`;

/** Starts a Node process that runs a module of the sources, which must import statically all that it needs. */
export function startSource(
  module: URL,
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(process.execPath, ["--input-type=module", "-e", runSource, module.pathname], {
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
}

/** What the process prints until it ends. Throws if it fails. */
export async function readOutput(child: ChildProcess): Promise<string> {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error(`The process ended with code ${code}.`);
  return output;
}
