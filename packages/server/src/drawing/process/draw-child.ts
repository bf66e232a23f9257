import { createRequire } from "node:module";
import { serveThread } from "../../processes/serve-thread.ts";

serveThread(createRequire(import.meta.url).resolve("@slideloom/renderer/node/draw-thread"));
