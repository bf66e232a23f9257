import { expect, expectTypeOf, test } from "vitest";
import type { EndpointRequest, EndpointResponse } from "./endpoint-types.ts";
import { buildUrl, fillRoute, findRoute, type PathParams } from "./routes.ts";

test("a route is a method and a path", () => {
  expect(findRoute("saveBrand")).toEqual({ method: "PUT", path: "/api/brand" });
});

test("values in a path are percent-encoded", () => {
  const params = { id: "a/b?c", version: 2 };
  expect(buildUrl("getVersion", { params })).toBe("/api/carousels/a%2Fb%3Fc/versions/2");
});

test("a query contains only values that are set", () => {
  const query = { q: "tea & milk", limit: 5, cursor: undefined, status: null };
  expect(buildUrl("listCarousels", { query })).toBe("/api/carousels?q=tea%20%26%20milk&limit=5");
  expect(buildUrl("listCarousels", { query: { cursor: undefined } })).toBe("/api/carousels");
});

test("building a URL without a path parameter throws an error that names it", () => {
  expect(() => fillRoute("getVersion", { params: { id: "c1" } })).toThrow(
    "The path of getVersion needs 'version'.",
  );
});

test("an endpoint's name determines its request and response types", () => {
  type Values = Readonly<Record<"id" | "version", string | number>>;
  expectTypeOf<PathParams<"getVersion">>().toEqualTypeOf<Values>();
  expectTypeOf<EndpointRequest<"nameVersion">["body"]>().toEqualTypeOf<{ name: string | null }>();
  expectTypeOf<EndpointRequest<"getBrand">>().not.toHaveProperty("id");
  expectTypeOf<EndpointResponse<"shareCarousel">>().toEqualTypeOf<{ token: string; url: string }>();
  expectTypeOf<EndpointResponse<"deleteCarousel">>().toEqualTypeOf<undefined>();
});
