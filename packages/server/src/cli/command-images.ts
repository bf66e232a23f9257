import { createImageProcesses } from "../media/image-processes.ts";

export const commandImages = createImageProcesses();
