import { endpoints } from "@slideloom/core/contract/endpoints";
import { findRoute, type EndpointName } from "@slideloom/core/contract/routes";
import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";
import { registerSomebody } from "../app/app.fixture.ts";

describeOnEngine("sqlite", "an API response", (shared) => {
  test("is not cached, at every reading endpoint", async () => {
    const api = await setUpPublicApi(shared.settings);
    const { token } = await registerSomebody(api);
    const kept: string[] = [];
    let answered = 0;
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { method, path } = findRoute(name);
      if (method !== "GET" || path.includes(":") || !path.startsWith("/api/")) continue;
      const isPublic = path.startsWith("/api/v1/");
      const { statusCode, headers } = await api.send("GET", path, {
        token: isPublic ? api.key : token,
      });
      if (statusCode === 200) answered += 1;
      if (headers["cache-control"] !== "no-store") kept.push(`${path}: ${statusCode}`);
    }
    expect(kept).toEqual([]);
    expect(answered).toBeGreaterThan(15);
  });
});
