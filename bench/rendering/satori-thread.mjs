import { parentPort, workerData } from "node:worker_threads";
import { drawWithSatori } from "../satori-slide.mjs";

const { elements, options } = workerData;

parentPort.on("message", async (index) => {
  const { file } = await drawWithSatori(elements[index], options);
  parentPort.postMessage(file);
});
