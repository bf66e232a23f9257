import { expect, test } from "vitest";
import { isOpenToRegistration, isOwnRedirect, isSafeRedirect } from "./redirects.ts";

test.for([
  "https://claude.ai/api/mcp/auth_callback",
  "https://chatgpt.com/connector/oauth/aB3_x-9",
  "cursor://anysphere.cursor-mcp/oauth/callback",
  "http://localhost/callback",
  "http://127.0.0.1:33418/",
  "http://[::1]:9/callback?a=b",
  "https://own.example/callback",
])("a program may register %s", (uri) => {
  expect(isOpenToRegistration(uri, ["https://own.example/callback"])).toBe(true);
});

test.for([
  "javascript:alert(1)//localhost/callback",
  "data:text/html,hi",
  "https://evil.example/callback",
  "https://claude.ai/api/mcp/auth_callback/",
  "https://claude.ai/api/mcp/auth_callback?next=https://evil.example",
  "https://claude.ai.evil.example/api/mcp/auth_callback",
  "https://chatgpt.com/connector/oauth/a/../../../evil",
  "http://localhost.evil.example/callback",
  "http://localhost@evil.example/callback",
  "http://me:secret@localhost/callback",
  "https://localhost/callback",
  "http://localhost/callback#token",
  "http://localhost/call back",
  "http://localhost\\@evil.example/",
  "cursor://anysphere.cursor-mcp/oauth/other",
  "",
  `http://localhost/${"a".repeat(3000)}`,
])("a program may not register %s", (uri) => {
  expect(isOpenToRegistration(uri, ["https://own.example/callback"])).toBe(false);
});

test.for([
  ["http://localhost/callback", "http://localhost:7777/callback", true],
  ["http://127.0.0.1:1/callback", "http://127.0.0.1:2/callback", true],
  ["http://localhost/callback", "http://127.0.0.1/callback", false],
  ["http://localhost/callback", "http://localhost:7777/other", false],
  ["http://localhost/callback", "http://localhost:7777/callback?x=1", false],
  ["http://localhost/callback", "https://localhost/callback", false],
  ["https://a.example/cb", "https://a.example:444/cb", false],
  ["https://a.example/cb", "https://a.example/cb", true],
  ["javascript:alert(1)", "javascript:alert(1)", false],
] as const)("registered %s and asked for %s: %s", ([registered, asked, isOwn]) => {
  expect(isOwnRedirect(asked, [registered])).toBe(isOwn);
});

test.for(["javascript:alert(1)", "file:///etc/passwd", "vbscript:x", "http://example.com/"])(
  "a browser is never sent to %s",
  (uri) => {
    expect(isSafeRedirect(uri)).toBe(false);
  },
);
