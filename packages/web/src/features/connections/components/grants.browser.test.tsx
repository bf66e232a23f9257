import type { Channel, Grant } from "@slideloom/core/contract/grants";
import type { Connection } from "@slideloom/core/contract/connections";
import { describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import {
  buildChannel,
  buildConnection,
  buildGrant,
  buildNetworks,
} from "../../../testing/publishing.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { Connections } from "./connections.tsx";

const grant = buildGrant();
const through = { id: grant.id, network: grant.network, name: grant.name };
const insta = buildConnection(1, {
  network: "buffer",
  service: "instagram",
  handle: "ana",
  through,
});
const linkedin = buildConnection(2, {
  network: "buffer",
  service: "linkedin",
  kind: "page",
  handle: "Tea house",
  through,
});

interface Served {
  grants?: readonly Grant[];
  connections?: readonly Connection[];
  channels?: readonly Channel[];
}

/** Answers with the lists in `served`. A test can change `served` later to change the answers. */
function serve(server: FakeServer, served: Served = {}): void {
  signIn();
  server.on("GET /api/networks", () => respond(buildNetworks()));
  server.on("GET /api/connections", () => respond({ connections: served.connections ?? [] }));
  server.on("GET /api/grants", () => respond({ grants: served.grants ?? [grant] }));
  server.on(`GET /api/grants/${grant.id}/channels`, () =>
    respond({ channels: served.channels ?? [] }),
  );
}

const card = () => page.getByRole("region", { name: grant.name });
const choose = `PUT /api/grants/${grant.id}/channels`;

describe("a key", () => {
  test("lists its accounts with their services, and none of another key", async ({ server }) => {
    const other = buildConnection(3, {
      network: "buffer",
      service: "x",
      handle: "@ben",
      through: { ...through, id: "another" },
    });
    serve(server, { connections: [insta, linkedin, other] });
    await renderInApp(<Connections />);
    const accounts = card().getByRole("list", { name: `Accounts of ${grant.name}` });
    await expect.element(accounts).toHaveTextContent("ana");
    await expect.element(accounts).toHaveTextContent("LinkedIn page");
    await expect.element(accounts).not.toHaveTextContent("@ben");
    await expect
      .element(page.getByRole("button", { name: "Reconnect ana" }))
      .not.toBeInTheDocument();
  });

  test("that ended says so once", async ({ server }) => {
    const message = "Buffer doesn't know this key.";
    const state = "reconnect";
    serve(server, {
      grants: [{ ...grant, state, message }],
      connections: [{ ...insta, state, message }],
    });
    await renderInApp(<Connections />);
    await expect.element(card().getByText(message)).toBeVisible();
    await expect.element(card().getByRole("list")).toHaveTextContent("Disconnected");
  });

  test("shows which of its accounts is disconnected at the network, and why", async ({
    server,
  }) => {
    const message = "Reconnect this account in Buffer.";
    serve(server, { connections: [insta, { ...linkedin, state: "reconnect", message }] });
    await renderInApp(<Connections />);
    const accounts = card().getByRole("listitem");
    await expect.element(accounts.nth(1)).toHaveTextContent("Disconnected");
    await expect.element(accounts.nth(1)).toHaveTextContent(message);
    await expect.element(accounts.nth(0)).not.toHaveTextContent("Disconnected");
  });

  test("is removed with its accounts after a confirmation", async ({ server }) => {
    const served: Served = { connections: [insta] };
    serve(server, served);
    server.on(`DELETE /api/grants/${grant.id}`, () => {
      Object.assign(served, { grants: [], connections: [] });
      return respond(null, 204);
    });
    await renderInApp(<Connections />);
    await page.getByRole("button", { name: `Disconnect ${grant.name}` }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveTextContent("their scheduled posts are cancelled");
    await dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect.element(card()).not.toBeInTheDocument();
  });
});

describe("pasting a key", () => {
  test("shows the accounts that it reaches, to choose from", async ({ server }) => {
    const served: Served = { grants: [] };
    serve(server, served);
    server.on("POST /api/grants", () => {
      served.grants = [grant];
      return respond({ grant, channels: [buildChannel("ana"), buildChannel("tea")] }, 201);
    });
    server.on(choose, () => {
      served.connections = [insta];
      return respond({ connections: [insta] });
    });
    await renderInApp(<Connections />);
    await page.getByRole("button", { name: "Connect Buffer", exact: true }).click();
    const form = page.getByRole("form", { name: "Connect Buffer" });
    await form.getByLabelText("Buffer key", { exact: true }).fill("a-key");
    await userEvent.keyboard("{Enter}");
    await page.getByRole("checkbox", { name: /ana/ }).click();
    await page.getByRole("button", { name: "Connect 1 account", exact: true }).click();
    await expect
      .element(card().getByRole("list", { name: `Accounts of ${grant.name}` }))
      .toHaveTextContent("ana");
    expect(server.listSent("POST /api/grants")[0]?.body).toMatchObject({
      network: "buffer",
      key: "a-key",
    });
    expect(server.listSent(`GET /api/grants/${grant.id}/channels`)).toHaveLength(0);
  });

  test("that is refused says why, and keeps it in its field", async ({ server }) => {
    serve(server, { grants: [] });
    server.on("POST /api/grants", () => respond({ message: "Buffer doesn't know it." }, 422));
    await renderInApp(<Connections />);
    await page.getByRole("button", { name: "Connect Buffer", exact: true }).click();
    const field = page.getByLabelText("Buffer key", { exact: true });
    await field.fill("a guess");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Buffer doesn't know it.");
    await expect.element(field).toHaveValue("a guess");
  });

  test("in place of an expired key makes its accounts usable again", async ({ server }) => {
    const state = "reconnect";
    const served: Served = {
      grants: [{ ...grant, state, message: "Buffer doesn't know this key." }],
      connections: [{ ...insta, state }],
    };
    serve(server, served);
    server.on(`PATCH /api/grants/${grant.id}`, () => {
      Object.assign(served, { grants: [grant], connections: [insta] });
      return respond(grant);
    });
    await renderInApp(<Connections />);
    await card().getByRole("button", { name: "Replace key" }).click();
    await card().getByLabelText("Buffer key", { exact: true }).fill("new-key");
    await userEvent.keyboard("{Enter}");
    await expect.element(card()).not.toHaveTextContent("Disconnected");
    await expect
      .element(page.getByRole("form", { name: `Replace the key of ${grant.name}` }))
      .not.toBeInTheDocument();
    expect(server.listSent(`PATCH /api/grants/${grant.id}`)[0]?.body).toEqual({ key: "new-key" });
  });
});

describe("choosing accounts", () => {
  test("after a sign-in that reaches several accounts, the chosen ones are connected", async ({
    server,
  }) => {
    const served: Served = {
      channels: [
        buildChannel("ana"),
        buildChannel("clips", { service: "youtube", state: "unsupported" }),
        buildChannel("lost", {
          state: "unavailable",
          reason: "Reconnect it there.",
          picture_url: "data:image/png;base64,AAAA",
        }),
      ],
    };
    serve(server, served);
    server.on(choose, () => {
      served.connections = [insta];
      return respond({ connections: [insta] });
    });
    await renderInApp(
      <Connections outcome={{ connectedId: null, grantId: grant.id, error: null }} />,
    );
    await expect
      .element(card())
      .toHaveTextContent("Slideloom can't publish to this kind of account yet.");
    await expect.element(card()).toHaveTextContent("Reconnect it there.");
    await expect.element(card().getByText("Disconnected", { exact: true })).toBeVisible();
    // The image of the account can't be loaded.
    await expect.element(card().getByText("L", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("checkbox", { name: /clips/ })).toBeDisabled();
    await expect.element(page.getByRole("checkbox", { name: /lost/ })).toBeDisabled();
    await page.getByRole("checkbox", { name: /ana/ }).click();
    await page.getByRole("button", { name: "Connect 1 account", exact: true }).click();
    await expect
      .element(card().getByRole("list", { name: `Accounts of ${grant.name}` }))
      .toHaveTextContent("ana");
    expect(server.listSent(choose)[0]?.body).toEqual({ remote_ids: ["ana"] });
  });

  test("shows why a choice was refused, and keeps it", async ({ server }) => {
    serve(server, {
      connections: [insta],
      channels: [buildChannel("ana", { connection_id: insta.id })],
    });
    server.on(choose, () => respond({ message: "Posts are scheduled on an account." }, 409));
    await renderInApp(<Connections />);
    await card().getByRole("button", { name: "Choose accounts" }).click();
    const box = page.getByRole("checkbox", { name: /ana/ });
    await expect.element(box).toBeChecked();
    await box.click();
    await page.getByRole("button", { name: "Disconnect all" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Posts are scheduled");
    await expect.element(box).not.toBeChecked();
  });

  test("without any account says where to add one, and checks again", async ({ server }) => {
    const served: Served = { channels: [] };
    serve(server, served);
    await renderInApp(<Connections />);
    await card().getByRole("button", { name: "Choose accounts" }).click();
    await expect.element(card()).toHaveTextContent("Buffer has no accounts yet.");
    served.channels = [buildChannel("ana")];
    await page.getByRole("button", { name: "Check again" }).click();
    await expect.element(page.getByRole("checkbox", { name: /ana/ })).toBeVisible();
  });
});

test("an account that is connected twice says so in both places", async ({ server }) => {
  const direct = buildConnection(3, { network: "linkedin", handle: "Tea house" });
  serve(server, {
    connections: [
      { ...linkedin, duplicates: [direct.id] },
      { ...direct, duplicates: [linkedin.id] },
    ],
  });
  await renderInApp(<Connections />);
  await expect.element(card()).toHaveTextContent("also connected as LinkedIn.");
  await expect
    .element(page.getByRole("region", { name: "LinkedIn", exact: true }))
    .toHaveTextContent("also connected as LinkedIn (through Buffer).");
});
