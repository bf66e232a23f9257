import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** From the source, the build output and the npm package; and from a part of the bundle, which lies a folder deeper. */
const places = ["../../../skills", "../../../../skills"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The folder of skills for agents. */
export const skillsDir = places.find((path) => existsSync(`${path}/slideloom`)) ?? "skills";
