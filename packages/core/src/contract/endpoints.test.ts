import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { publicApiRoot, routes, type EndpointName } from "./routes.ts";

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];

test("no two endpoints have the same route", () => {
  expect(new Set(Object.values(routes)).size).toBe(table.length);
});

test.each(table)("%s has an example of what it is sent, and accepts it", (_, endpoint) => {
  const { body, query, example } = endpoint;
  if (body instanceof z.ZodType) expect(body.safeParse(example?.body).error).toBeUndefined();
  else expect(example?.body).toBeUndefined();
  expect(query?.safeParse(example?.query ?? {}).error).toBeUndefined();
});

test.each(table)(
  "%s is documented where it is of the public API, and nowhere else",
  (name, endpoint) => {
    const isPublic = routes[name].split(" ")[1]?.startsWith(`${publicApiRoot}/`) ?? false;
    expect(name.startsWith("v1.")).toBe(isPublic);
    expect(endpoint.operation !== undefined).toBe(isPublic);
    expect(endpoint.access).not.toBe(isPublic ? "session" : "key");
  },
);

test.each(table)("%s says whose its id is, unless anyone may ask", (name, { access, owned }) => {
  if (routes[name].includes("/:id") && access !== "anyone") expect(owned).toBeDefined();
  else expect(owned).toBeUndefined();
});
