import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { publicApiRoot, routes, type EndpointName } from "./routes.ts";

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];

test("no two endpoints have the same route", () => {
  expect(new Set(Object.values(routes)).size).toBe(table.length);
});

test.each(table)(
  "the request example of %s is valid, and absent if no body is expected",
  (_, endpoint) => {
    const { body, query, example } = endpoint;
    if (body instanceof z.ZodType) expect(body.safeParse(example?.body).error).toBeUndefined();
    else expect(example?.body).toBeUndefined();
    expect(query?.safeParse(example?.query ?? {}).error).toBeUndefined();
  },
);

test.each(table)(
  "%s is documented if it belongs to the public API, and only then",
  (name, endpoint) => {
    const isPublic = routes[name].split(" ")[1]?.startsWith(`${publicApiRoot}/`) ?? false;
    expect(name.startsWith("v1.")).toBe(isPublic);
    expect(endpoint.operation !== undefined).toBe(isPublic);
    expect(endpoint.access).not.toBe(isPublic ? "session" : "key");
  },
);

test.each(table)(
  "%s names the kind of resource its id belongs to, unless anyone may call it",
  (name, { access, owned }) => {
    if (routes[name].includes("/:id") && access !== "anyone") expect(owned).toBeDefined();
    else expect(owned).toBeUndefined();
  },
);
