import { expect, test } from "vitest";
import { buildErrorBody, privateErrorSchema, publicErrorSchema } from "./api-error.ts";

test.for(["/api/v1/nope", "/api/v1", "/api/v1?x=1"])(
  "an error at %s has the public API's shape",
  (path) => {
    const body = buildErrorBody(path, 404, "No such endpoint");
    expect(publicErrorSchema.parse(body)).toEqual({
      status: "error",
      error: "Not Found",
      message: "No such endpoint",
    });
  },
);

test.for(["/api/credits", "/api/v10/x", "/nope"])(
  "an error at %s has the private API's shape",
  (path) => {
    const body = buildErrorBody(path, 404, "No such endpoint");
    expect(privateErrorSchema.strict().parse(body)).toEqual({ message: "No such endpoint" });
  },
);

test("an invalid field is named beside the private API's message", () => {
  const more = { error: "Missing required field", field: "targets[0].caption" };
  const body = buildErrorBody("/api/login", 400, "Enter your password", more);
  expect(privateErrorSchema.strict().parse(body)).toEqual({
    message: "Enter your password",
    field: "targets[0].caption",
  });
  const shown = buildErrorBody("/api/v1/x", 400, "The title field is required.", more);
  expect(publicErrorSchema.strict().parse(shown)).toMatchObject({ error: more.error });
});

test("a status without a name is reported as Internal Server Error", () => {
  expect(buildErrorBody("/api/v1/x", 500, "Sorry")).toMatchObject({
    error: "Internal Server Error",
  });
});
