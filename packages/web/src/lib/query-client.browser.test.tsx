import { useMutation, useQuery } from "@tanstack/react-query";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { respond } from "../testing/fake-server.fixture.ts";
import { renderInApp } from "../testing/render-in-app.fixture.tsx";
import { test } from "../testing/test.fixture.ts";
import { requestApi } from "./api.ts";
import { queryClient, queryEndpoint } from "./query-client.ts";

const share = "POST /api/carousels/c1/share";
const options = "GET /api/v1/options";

function Page() {
  const { data, error } = useQuery(queryEndpoint("v1.getOptions"));
  const { mutate, isPending, ...shared } = useMutation({
    mutationFn: () => requestApi("shareCarousel", { params: { id: "c1" } }),
  });
  return (
    <>
      <output aria-label="Read">{error?.message ?? (data ? "There" : "Loading")}</output>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        Share
      </button>
      <output aria-label="Shared">{shared.error?.message ?? shared.data?.url}</output>
    </>
  );
}

test("offline, a change fails immediately and is never sent later", async ({ server }) => {
  server.on(options, () => respond({ provider: "builtin" }));
  server.on(share, () => respond({ url: "/s/1" }));
  await renderInApp(<Page />);
  await expect.element(page.getByLabelText("Read")).toHaveTextContent("There");
  server.setOnline(false);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(page.getByLabelText("Shared")).toHaveTextContent("You're offline.");
  server.setOnline(true);
  await expect.element(page.getByRole("button", { name: "Share" })).toBeEnabled();
  expect(
    queryClient.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused }),
  ).toEqual([]);
  expect(server.listSent(share)).toEqual([]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(page.getByLabelText("Shared")).toHaveTextContent("/s/1");
  expect(server.listSent(share)).toHaveLength(1);
});

test("offline, a read fails immediately, and is retried after reconnecting", async ({ server }) => {
  server.on(options, () => respond({ provider: "builtin" }));
  await renderInApp(<Page />);
  await expect.element(page.getByLabelText("Read")).toHaveTextContent("There");
  server.setOnline(false);
  void queryClient.resetQueries();
  await expect.element(page.getByLabelText("Read")).toHaveTextContent("You're offline.");
  server.setOnline(true);
  await expect.element(page.getByLabelText("Read")).toHaveTextContent("There");
});
