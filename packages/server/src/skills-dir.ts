import { fileURLToPath } from "node:url";

/** The folder of skills for agents. The relative path works from the source, the build output and the npm package. */
export const skillsDir = fileURLToPath(new URL("../../../skills", import.meta.url));
