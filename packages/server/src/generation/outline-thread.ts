import { type GenerationRequest, writeOutline } from "@slideloom/core/generation";
import { parentPort, workerData } from "node:worker_threads";

parentPort?.postMessage(writeOutline(workerData as GenerationRequest));
