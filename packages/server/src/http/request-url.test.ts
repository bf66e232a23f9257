import { expect, test } from "vitest";
import { normalizeUrl } from "./request-url.ts";

test.for([
  ["/api/v1/ping", "/api/v1/ping"],
  ["/", "/"],
  ["/api/v1/ping?a=%61&b=#c", "/api/v1/ping?a=%61&b="],
  ["/%61pi/v1/%70ing", "/api/v1/ping"],
  ["/a%2Fb%2fc%3F", "/a%2Fb%2fc%3F"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/api/v1/50%?x=%", "/api/v1/50%25?x=%"],
  ["http://host:80/api/v1/ping?x", "/api/v1/ping?x"],
  ["http://host", "/"],
  ["https://host?x", "/?x"],
  ["/x?to=http://host/y", "/x?to=http://host/y"],
  ["//host/x", "//host/x"],
  ["*", "/*"],
  ["", "/"],
] as const)("%s is %s", ([url, expected]) => {
  expect(normalizeUrl(url)).toBe(expected);
  expect(normalizeUrl(expected)).toBe(expected);
});
