import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

test("an empty environment gives the defaults", () => {
  expect(parseConfig({})).toEqual({
    ok: true,
    config: { port: 3000, host: "0.0.0.0", publicUrl: null, logLevel: "info" },
  });
});

test("an empty value counts as none", () => {
  expect(parseConfig({ PORT: "", HOST: " ", PUBLIC_URL: "", LOG_LEVEL: "" })).toEqual(
    parseConfig({}),
  );
});

test("each setting is read, and a slash at the end of the address is dropped", () => {
  const environment = {
    PORT: "8080",
    HOST: "::1",
    PUBLIC_URL: "https://slides.example/",
    LOG_LEVEL: "warn",
  };
  expect(parseConfig(environment)).toEqual({
    ok: true,
    config: { port: 8080, host: "::1", publicUrl: "https://slides.example", logLevel: "warn" },
  });
});

describe("a bad value gives one line that names the setting", () => {
  test.for([
    ["PORT", "abc"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PORT", "0x10"],
    ["HOST", "two words"],
    ["PUBLIC_URL", "slides.example"],
    ["PUBLIC_URL", "ftp://slides.example"],
    ["LOG_LEVEL", "loud"],
  ] as const)("%s=%s", ([name, value]) => {
    const result = parseConfig({ [name]: value });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.message).toMatch(new RegExp(`^${name} must .*, not "${value}"$`));
  });
});
