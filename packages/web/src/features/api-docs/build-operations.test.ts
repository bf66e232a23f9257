import { expect, test } from "vitest";
import { buildOperations } from "./build-operations.ts";

test("operations are read from a document: fields, an example, errors behind references", () => {
  const operations = buildOperations({
    paths: {
      "/api/v1/ping": {
        get: {
          summary: "Ping",
          security: [],
          parameters: [{ name: "callback", in: "query", schema: { type: "string" } }],
          responses: { "200": { description: "Yes", content: { a: { example: { status: 1 } } } } },
        },
      },
      "/api/v1/generate": {
        post: {
          summary: "Generate",
          description: "Writes a post.",
          security: [{ bearer: [] }],
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  required: ["topic"],
                  properties: {
                    topic: { type: "string", description: "About what.", examples: ["Tea"] },
                    format: { anyOf: [{ enum: ["carousel", "single"] }, { type: "null" }] },
                  },
                },
              },
            },
          },
          responses: { "402": { $ref: "#/components/responses/402" } },
        },
      },
    },
    components: { responses: { "402": { description: "No credits are left." } } },
  });
  expect(operations).toEqual([
    {
      method: "POST",
      path: "/generate",
      summary: "Generate",
      description: "Writes a post.",
      needsKey: true,
      fields: [
        {
          name: "topic",
          place: "body",
          kind: "string, required",
          isRequired: true,
          description: "About what.",
        },
        {
          name: "format",
          place: "body",
          kind: "carousel or single, optional",
          isRequired: false,
          description: "",
        },
      ],
      body: '{\n  "topic": "Tea"\n}',
      example: null,
      errors: [{ status: "402", description: "No credits are left." }],
    },
    {
      method: "GET",
      path: "/ping",
      summary: "Ping",
      description: "",
      needsKey: false,
      fields: [
        {
          name: "callback",
          place: "query",
          kind: "query, string, optional",
          isRequired: false,
          description: "",
        },
      ],
      body: null,
      example: '{\n  "status": 1\n}',
      errors: [],
    },
  ]);
});
