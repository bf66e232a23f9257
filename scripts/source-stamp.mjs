import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files and folders that `stampSources` skips. */
const skipped = /(^|\/)(node_modules|dist|golden)$|\.(test|bench|fixture)\.tsx?$|\.tsbuildinfo$/;

/** Returns a hash of the names and contents of all source files under these paths, relative to `root`. */
export function stampSources(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, root, path);
  return hash.digest("hex");
}

function addTo(hash, root, path) {
  if (skipped.test(path)) return;
  let bytes;
  try {
    bytes = readFileSync(join(root, path));
  } catch (error) {
    if (error.code === "ENOENT") return;
    if (error.code !== "EISDIR") throw error;
    for (const name of readdirSync(join(root, path)).sort()) addTo(hash, root, `${path}/${name}`);
    return;
  }
  hash.update(`${path}\0${bytes.length}\0`).update(bytes);
}
