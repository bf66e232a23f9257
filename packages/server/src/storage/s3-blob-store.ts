import { AwsClient } from "aws4fetch";
import { StartError } from "../config/start-error.ts";
import type { BucketConfig } from "../config/storage-url.ts";
import { withDeadline } from "../deadlines/deadline.ts";
import type { BlobStore } from "./blob-store.ts";
import { StorageError } from "./storage-error.ts";

const timeoutMs = 30_000;
/** Retries after errors of the service, with increasing delays. */
const retries = 3;

/** Stores blobs in a bucket, under `media/`. */
export function createS3BlobStore(bucket: BucketConfig): BlobStore {
  const { url, ...credentials } = bucket;
  const client = new AwsClient({ ...credentials, service: "s3", retries });

  async function request(method: string, path: string, expected: number[], body?: Uint8Array) {
    try {
      const sent = { method, ...(body && { body: new Uint8Array(body) }) };
      return await withDeadline({ timeoutMs }, async (signal) => {
        const response = await client.fetch(`${url}${path}`, { ...sent, signal });
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (expected.includes(response.status)) return { isFound: response.ok, bytes };
        const reason = /<Code>(.*?)<\/Code>/.exec(Buffer.from(bytes).toString())?.[1] ?? "";
        throw new Error(`${method} answered ${response.status} ${reason}`.trim());
      });
    } catch (error) {
      throw new StorageError("storage-unavailable", { cause: error });
    }
  }

  async function isUsable(): Promise<boolean> {
    return request("HEAD", "", [200]).then(
      () => true,
      () => false,
    );
  }

  return {
    isUsable,
    async put(key, bytes) {
      await request("PUT", `/media/${key}`, [200], bytes);
    },
    async find(key) {
      const { isFound, bytes } = await request("GET", `/media/${key}`, [200, 404]);
      return isFound ? bytes : null;
    },
    async delete(key) {
      await request("DELETE", `/media/${key}`, [200, 204, 404]);
    },
    async check() {
      try {
        await request("HEAD", "", [200]);
      } catch (error) {
        const { message } = (error as Error).cause as Error;
        throw new StartError(`STORAGE_URL: the bucket ${url} can't be used: ${message}`, {
          cause: error,
        });
      }
    },
  };
}
