import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

/** Starts a local S3-compatible server with one bucket. */
export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), "slideloom-bucket-"));
  const bucket = "pictures";
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    /** Returns a value for `STORAGE_URL`. */
    buildUrl: ({ secret = "S3RVER", name = bucket } = {}) =>
      `s3://S3RVER:${secret}@127.0.0.1:${port}/${name}?tls=0`,
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
