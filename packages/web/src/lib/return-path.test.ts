import { describe, expect, test } from "vitest";
import { buildSignInPath, readReturnPath } from "./return-path.ts";

const origin = "https://slides.example";
const read = (query: string) => readReturnPath(new URLSearchParams(query), origin);

describe("the page after sign-in", () => {
  test("is the one that asked, with its query", () => {
    const path = buildSignInPath("/login", "/create?a=1&b=2#c");
    expect(path).toBe("/login?next=%2Fcreate%3Fa%3D1%26b%3D2%23c");
    expect(read(path.slice("/login?".length))).toBe("/create?a=1&b=2#c");
  });

  test("is the landing page if none asked", () => {
    expect(buildSignInPath("/login", "/")).toBe("/login");
    expect(buildSignInPath("/signup", "/login?next=/create")).toBe("/signup");
    expect(read("")).toBe("/");
    expect(read("next=/login")).toBe("/");
  });

  test.for([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "create",
    "//",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
    "/.\\/evil.example",
  ])("never off the site: %s", (next) => {
    expect(read(String(new URLSearchParams({ next })))).toBe("/");
  });
});
