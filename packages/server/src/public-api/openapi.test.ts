import { publicErrorSchema } from "@slideloom/core/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { OpenAPIV3_1 } from "openapi-types";
import { expect, test } from "vitest";
import { createTestApp } from "../app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";

describeOnEngine("sqlite", "GET /api/v1/openapi.json", (shared) => {
  async function readDocument(): Promise<OpenAPIV3_1.Document> {
    const { send } = await createTestApp(shared.settings);
    const answer = await send("GET", "/api/v1/openapi.json");
    expect(answer.statusCode).toBe(200);
    return answer.json<OpenAPIV3_1.Document>();
  }

  test("is an OpenAPI 3.1 document that Redocly's recommended rules find nothing wrong with", async () => {
    const source = JSON.stringify(await readDocument());
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  test("describes every endpoint of the public API and none of the private one", async () => {
    const { paths = {} } = await readDocument();
    expect(Object.entries(paths).map(([path, item]) => [path, Object.keys(item ?? {})])).toEqual([
      ["/api/v1/openapi.json", ["get"]],
      ["/api/v1/ping", ["get"]],
      ["/api/v1/ping-jsonp", ["get"]],
      ["/api/v1/generate", ["post"]],
      ["/api/v1/credits", ["get"]],
      ["/api/v1/options", ["get"]],
    ]);
    expect(Object.keys(paths["/api/v1/generate"]?.post?.responses ?? {})).toEqual(
      [200, 400, 401, 402, 403, 409, 413, 415, 422, 429, 500, 502, 504].map(String),
    );
  });

  test("has examples of every error, each in the API's own shape", async () => {
    const { components } = await readDocument();
    for (const response of Object.values(components?.responses ?? {})) {
      const content = "content" in response ? response.content?.["application/json"] : undefined;
      const examples = Object.values(content?.examples ?? {});
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        publicErrorSchema.strict().parse("value" in example ? example.value : null);
      }
    }
  });
});
