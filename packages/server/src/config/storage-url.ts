/** A bucket of an S3-compatible service. */
export interface BucketConfig {
  /** Path-style URL of the bucket, without a trailing slash. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Parses `s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1`. Null if malformed. */
export function parseStorageUrl(text: string): BucketConfig | null {
  try {
    const { protocol, host, pathname, searchParams, username, password } = new URL(text);
    const bucket = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/.exec(pathname)?.[1];
    const scheme = { "0": "http", "1": "https" }[searchParams.get("tls") ?? "1"];
    if (protocol !== "s3:" || !host || !bucket || !scheme || !username || !password) return null;
    return {
      url: `${scheme}://${host}/${bucket}`,
      region: searchParams.get("region") ?? "us-east-1",
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch (error) {
    // Thrown for malformed URLs and malformed escapes.
    if (error instanceof TypeError || error instanceof URIError) return null;
    throw error;
  }
}
