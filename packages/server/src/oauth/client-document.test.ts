import { expect, test } from "vitest";
import { fetchClientDocument, isDocumentUrl } from "./client-document.ts";
import { publicWebPolicy } from "../outbound/outbound-policy.ts";

const id = "https://claude.ai/oauth/mcp-oauth-client-metadata";
const document = {
  client_id: id,
  client_name: "Claude",
  redirect_uris: ["https://claude.ai/api/mcp/auth_callback", "javascript:alert(1)"],
  token_endpoint_auth_method: "none",
};

const readDocument = (sent: object) =>
  fetchClientDocument(id, {
    policy: publicWebPolicy,
    version: "0",
    fetchFile: async ({ url }) => ({
      bytes: Buffer.from(JSON.stringify(sent)),
      contentType: "application/json",
      url: new URL(url),
    }),
  });

test("a program's description gives its name and the callbacks that are safe", async () => {
  expect(await readDocument(document)).toEqual({
    id,
    name: "Claude",
    redirectUris: ["https://claude.ai/api/mcp/auth_callback"],
  });
});

test.for([
  { client_id: "https://evil.example/x" },
  { client_name: undefined },
  { redirect_uris: [] },
  { redirect_uris: ["javascript:alert(1)"] },
  { token_endpoint_auth_method: "client_secret_post" },
  { client_secret: "s" },
])("a description with %j is refused", async (change) => {
  const reading = readDocument({ ...document, ...change });
  await expect(reading).rejects.toThrow("The program's description can't be read");
});

test.for([
  "http://claude.ai/oauth/x",
  "https://claude.ai",
  "https://claude.ai/",
  "https://claude.ai:8443/x",
  "https://me@claude.ai/x",
  "https://claude.ai/x#y",
  "https://claude.ai/a/../x",
  "https://claude.ai/%2e%2e/x",
  "https://claude.ai/x y",
  "HTTPS://claude.ai/x",
  `https://claude.ai/${"a".repeat(600)}`,
])("%s is no address of a description", (url) => {
  expect(isDocumentUrl(url)).toBe(false);
});

test.for([
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest",
  "https://localhost/x",
])("a description at the private address %s isn't fetched", async (url) => {
  const reading = fetchClientDocument(url, { policy: publicWebPolicy, version: "0" });
  await expect(reading).rejects.toThrow("The program's description can't be read");
});

test("a description is fetched small, once, without redirects, and only as JSON", async () => {
  const requests: object[] = [];
  const bytes = Buffer.from(JSON.stringify(document));
  const fetch = (contentType: string) =>
    fetchClientDocument(id, {
      policy: publicWebPolicy,
      version: "0",
      fetchFile: async ({ maxBytes, maxRedirects, timeoutMs, url }) => {
        requests.push({ maxBytes, maxRedirects, timeoutMs });
        return { bytes, contentType, url: new URL(url) };
      },
    });
  expect(await fetch("application/json; charset=utf-8")).toMatchObject({ name: "Claude" });
  await expect(fetch("text/html")).rejects.toThrow("can't be read");
  expect(requests[0]).toEqual({ maxBytes: 5120, maxRedirects: 0, timeoutMs: 5000 });
});
