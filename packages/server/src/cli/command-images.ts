import { createImageProcesses } from "../media/image-processes.ts";

/** Decodes the images of commands. */
export const commandImages = createImageProcesses();
