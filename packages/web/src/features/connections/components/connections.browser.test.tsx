import type { Connection } from "@slideloom/core/contract/connections";
import { isHandOff, networkIds } from "@slideloom/core/networks";
import { describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import {
  buildChannel,
  buildConnection,
  buildGrant,
  buildNetworks,
  buildPublication,
} from "../../../testing/publishing.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { Connections } from "./connections.tsx";

function serve(server: FakeServer, connections: readonly Connection[] = []): void {
  server.on("GET /api/networks", () => respond(buildNetworks()));
  server.on("GET /api/connections", () => respond({ connections }));
  server.on("GET /api/grants", () => respond({ grants: [] }));
}

const section = (name: string) => page.getByRole("region", { name, exact: true });

async function unfold(name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

test("a connection without an image shows initials", async ({ server }) => {
  signIn();
  serve(server, [buildConnection(1, { name: "Ana Silva" }), buildConnection(2, { name: "" })]);
  await renderInApp(<Connections />);
  await expect.element(page.getByText("AS", { exact: true })).toBeVisible();
  await expect.element(page.getByText("A", { exact: true })).toBeVisible();
});

test("an image that can't be loaded is replaced by initials", async ({ server }) => {
  signIn();
  const picture_url = "data:image/png;base64,AAAA";
  serve(server, [buildConnection(1, { name: "Ana Silva", picture_url })]);
  await renderInApp(<Connections />);
  await expect.element(page.getByText("AS", { exact: true })).toBeVisible();
  expect(document.querySelector(`img[src="${picture_url}"]`)).toBeNull();
});

describe("connecting", () => {
  test("Bluesky sends handle and app password, and confirms the connection", async ({ server }) => {
    signIn();
    const connections: Connection[] = [];
    serve(server, connections);
    server.on("POST /api/connections", () => {
      connections.push(buildConnection());
      return respond(buildConnection(), 201);
    });
    await renderInApp(<Connections />);
    await unfold("Connect Bluesky");
    await section("Bluesky").getByLabelText("Handle").fill("ana.bsky.social");
    await section("Bluesky").getByLabelText("App password", { exact: true }).fill("abcd-efgh");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByRole("status").filter({ hasText: "Connected" }))
      .toHaveTextContent("publish to ana.bsky.social on Bluesky");
    await expect
      .element(page.getByRole("list", { name: "Connected Bluesky accounts" }))
      .toHaveTextContent("ana.bsky.social");
    expect(server.listSent("POST /api/connections")[0]?.body).toMatchObject({
      network: "bluesky",
      handle: "ana.bsky.social",
      app_password: "abcd-efgh",
    });
  });

  test("shows why it was refused, and keeps the typed values", async ({ server }) => {
    signIn();
    serve(server);
    server.on("POST /api/connections", () =>
      respond({ message: "Bluesky does not know that password." }, 422),
    );
    await renderInApp(<Connections />);
    await unfold("Connect Bluesky");
    await section("Bluesky").getByLabelText("Handle").fill("ana");
    await section("Bluesky").getByLabelText("App password", { exact: true }).fill("wrong");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Bluesky does not know that password.");
    await expect.element(section("Bluesky").getByLabelText("Handle")).toHaveValue("ana");
  });

  test("a webhook hand-off shows its secret once", async ({ server }) => {
    signIn();
    const connections: Connection[] = [];
    serve(server, connections);
    server.on("POST /api/connections", () => {
      const made = buildConnection(2, { network: "handover", name: "n8n", handle: "" });
      connections.push(made);
      return respond({ ...made, secret: "whsec_abc" }, 201);
    });
    await renderInApp(<Connections />);
    await unfold("Connect a webhook hand-off");
    await section("Webhook hand-off").getByLabelText("Name").fill("n8n");
    await section("Webhook hand-off").getByLabelText("Webhook URL").fill("https://hooks.example/a");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("whsec_abc")).toBeVisible();
    await expect.element(page.getByText("Copy it now. It won't be shown again.")).toBeVisible();
  });
});

describe("networks with a sign-in", () => {
  test("show why the sign-in can't start, and keep the typed server", async ({ server }) => {
    signIn();
    serve(server);
    server.on("POST /api/connections/start", () =>
      respond({ message: "There is no Mastodon server at tea.example." }, 422),
    );
    await renderInApp(<Connections />);
    await unfold("Connect Mastodon");
    await section("Mastodon").getByLabelText("Your server").fill("tea.example");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("There is no Mastodon server at tea.example.");
    await expect
      .element(section("Mastodon").getByLabelText("Your server"))
      .toHaveValue("tea.example");
    expect(server.listSent("POST /api/connections/start")[0]?.body).toMatchObject({
      network: "mastodon",
      server: "tea.example",
    });
  });

  test("name the missing settings, and show the redirect URL", async ({ server }) => {
    signIn();
    serve(server);
    const { networks } = buildNetworks();
    server.on("GET /api/networks", () =>
      respond(
        buildNetworks({
          networks: networks.map((one) =>
            one.id === "linkedin" ? { ...one, missing_settings: ["LINKEDIN_CLIENT_ID"] } : one,
          ),
        }),
      ),
    );
    await renderInApp(<Connections />);
    await expect
      .element(section("LinkedIn"))
      .toHaveTextContent("LINKEDIN_CLIENT_ID. See the guide");
    await expect
      .element(page.getByRole("button", { name: "Connect LinkedIn", exact: true }))
      .not.toBeInTheDocument();
    await unfold("How to connect LinkedIn");
    await expect
      .element(section("LinkedIn"))
      .toHaveTextContent("https://slides.example/connect/linkedin/callback");
  });

  test("redirect back with a connection", async ({ server }) => {
    signIn();
    const made = buildConnection(3, { network: "mastodon", handle: "@ana@tea.example" });
    serve(server, [made]);
    await renderInApp(<Connections outcome={{ connectedId: made.id, error: null }} />);
    await expect
      .element(page.getByRole("status").filter({ hasText: "Connected" }))
      .toHaveTextContent("publish to @ana@tea.example on Mastodon");
  });

  test("redirect back with an error", async ({ server }) => {
    signIn();
    serve(server);
    await renderInApp(<Connections outcome={{ connectedId: null, error: "denied" }} />);
    await expect.element(page.getByRole("alert")).toHaveTextContent("You didn't allow access");
  });

  test.for(["Call 555 0100 now", "__proto__", "toString"])(
    "don't show text from the URL: %s",
    async (error, { server }) => {
      signIn();
      serve(server);
      await renderInApp(<Connections outcome={{ connectedId: null, error }} />);
      const notice = page.getByRole("alert");
      await expect.element(notice).toHaveTextContent("The network refused to connect");
      await expect.element(notice).not.toHaveTextContent(error);
    },
  );
});

test("warns of fake networks and an unreachable PUBLIC_URL", async ({ server }) => {
  signIn();
  serve(server);
  server.on("GET /api/networks", () =>
    respond(buildNetworks({ fake: true, warnings: ["PUBLIC_URL is no https:// address."] })),
  );
  await renderInApp(<Connections />);
  await expect.element(page.getByText("Fake networks", { exact: true })).toBeVisible();
  await expect.element(page.getByText("PUBLIC_URL is no https:// address.")).toBeVisible();
});

describe("a connection", () => {
  test("is removed after a confirmation that counts the canceled posts", async ({ server }) => {
    signIn();
    let connections = [buildConnection()];
    server.on("GET /api/publications", ({ query }) =>
      respond({ publications: query.has("unscheduled") ? [] : [buildPublication()] }),
    );
    serve(server, connections);
    server.on("GET /api/connections", () => respond({ connections }));
    server.on(`DELETE /api/connections/${buildConnection().id}`, () => {
      connections = [];
      return respond(null, 204);
    });
    await renderInApp(<Connections />);
    await unfold("Disconnect ana.bsky.social");
    await expect
      .element(page.getByRole("dialog"))
      .toHaveTextContent("1 post scheduled for this account will be cancelled.");
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect
      .element(page.getByRole("list", { name: "Connected Bluesky accounts" }))
      .not.toBeInTheDocument();
  });

  test("with expired access asks for the app password again, with its handle", async ({
    server,
  }) => {
    signIn();
    serve(server, [buildConnection(1, { state: "reconnect", message: "The session ended." })]);
    await renderInApp(<Connections />);
    await expect.element(section("Bluesky")).toHaveTextContent("The session ended.");
    await unfold("Reconnect ana.bsky.social");
    await expect
      .element(section("Bluesky").getByLabelText("Handle"))
      .toHaveValue("ana.bsky.social");
  });

  test("adds, pauses and removes posting times, and changes their time zone", async ({
    server,
  }) => {
    signIn();
    let connection = buildConnection();
    serve(server, [connection]);
    server.on(`PATCH /api/connections/${connection.id}`, ({ body }) => {
      connection = { ...connection, ...Object(body) };
      return respond(connection);
    });
    await renderInApp(<Connections />);
    await unfold("Posting times");
    await section("Bluesky").getByRole("combobox", { name: "Day" }).selectOptions("Sunday");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect.element(page.getByRole("list", { name: "Sunday" })).toBeVisible();
    await page.getByRole("button", { name: "Pause Monday 9:00 AM" }).click();
    await expect.element(page.getByRole("button", { name: "Resume Monday 9:00 AM" })).toBeVisible();
    await page.getByRole("button", { name: "Remove Sunday 9:00 AM" }).click();
    await expect.element(page.getByRole("list", { name: "Sunday" })).not.toBeInTheDocument();
    await section("Bluesky")
      .getByRole("combobox", { name: "Time zone" })
      .selectOptions("Asia/Tokyo");
    await expect.poll(() => connection.time_zone).toBe("Asia/Tokyo");
    expect(connection.slots).toEqual([{ weekday: 1, time: "09:00", paused: true }]);
  });
});

describe("popular networks", () => {
  const card = (name: string) =>
    page
      .getByRole("region", { name: "Popular networks" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });

  /** Serves these networks, each with the settings that it still needs. */
  function serveNetworks(server: FakeServer, missing: Readonly<Record<string, string[]>>): void {
    serve(server);
    const known = buildNetworks().networks;
    const networks = networkIds.map((id) => ({
      ...(known.find((one) => one.id === id) ?? { connect: "key" as const, redirect_uri: null }),
      id,
      missing_settings: missing[id] ?? [],
    }));
    server.on("GET /api/networks", () => respond(buildNetworks({ networks })));
  }

  const instagramSettings = ["INSTAGRAM_APP_ID", "INSTAGRAM_APP_SECRET"];
  const linkedinSettings = ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"];

  test("come first, and a network with all settings is connected directly", async ({ server }) => {
    signIn();
    serveNetworks(server, {});
    await renderInApp(<Connections />);
    const headings = page.getByRole("heading", { level: 3 });
    await expect.element(headings.first()).toHaveTextContent("LinkedIn");
    const names = headings.elements().map(({ textContent }) => textContent);
    expect(names.slice(0, 4).join()).toMatch(/LinkedIn,.*Instagram,.*X,.*Facebook/);
    await card("LinkedIn").getByRole("button", { name: "Connect directly: LinkedIn" }).click();
    await expect
      .element(section("LinkedIn").getByRole("button", { name: "Sign in with LinkedIn" }))
      .toHaveFocus();
  });

  test("without settings, a key is the shortest way, and the settings are named", async ({
    server,
  }) => {
    signIn();
    serveNetworks(server, { linkedin: linkedinSettings, instagram: instagramSettings });
    await renderInApp(<Connections />);
    await expect
      .element(card("Instagram"))
      .toHaveTextContent(
        "Connecting directly needs INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET on this server",
      );
    await userEvent.tab();
    const button = page.getByRole("button", { name: "Connect with a Buffer key: LinkedIn" });
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const key = section("Buffer").getByLabelText("Buffer key", { exact: true });
    await expect.element(key).toHaveFocus();
    await expect.element(key).toBeInViewport();
    await key.fill("typed");
    await card("X").getByRole("button", { name: "Connect with a Buffer key: X" }).click();
    await expect.element(key).toHaveFocus();
    await expect.element(key).toHaveValue("typed");
  });

  test("if no key works, only the webhook hand-off is offered", async ({ server }) => {
    signIn();
    const blocked = networkIds.filter((id) => !isHandOff(id)).map((id) => [id, ["PUBLIC_URL"]]);
    serveNetworks(server, Object.fromEntries(blocked));
    await renderInApp(<Connections />);
    await expect.element(card("X")).toHaveTextContent("Buffer needs PUBLIC_URL on this server");
    await card("X").getByRole("button", { name: "Connect a webhook hand-off: X" }).click();
    await expect.element(section("Webhook hand-off").getByLabelText("Name")).toHaveFocus();
  });

  test("with a key, people choose accounts, and connected accounts are named", async ({
    server,
  }) => {
    signIn();
    serveNetworks(server, {});
    const grant = buildGrant();
    const companyPage = {
      network: "buffer",
      service: "linkedin-page",
      name: "Tea",
      handle: "",
    } as const;
    server.on("GET /api/grants", () => respond({ grants: [grant] }));
    server.on("GET /api/connections", () =>
      respond({ connections: [buildConnection(4, companyPage)] }),
    );
    server.on(`GET /api/grants/${grant.id}/channels`, () =>
      respond({ channels: [buildChannel("tea.shop")] }),
    );
    await renderInApp(<Connections />);
    await expect.element(card("LinkedIn")).toHaveTextContent("Connected: Tea");
    await card("Facebook")
      .getByRole("button", { name: "Choose accounts from Buffer: Facebook" })
      .click();
    await expect.element(section(grant.name)).toHaveFocus();
    await expect.element(page.getByRole("checkbox", { name: "tea.shop" })).toBeVisible();
  });

  test("nothing is wider than a phone of 320 px", async ({ server }) => {
    signIn();
    await page.viewport(320, 640);
    serveNetworks(server, { linkedin: linkedinSettings, instagram: instagramSettings });
    await renderInApp(<Connections />);
    await expect.element(card("Facebook")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

test("lists coming networks with today's ways to post there", async ({ server }) => {
  signIn();
  serve(server);
  await renderInApp(<Connections />);
  await expect
    .element(section("Coming soon"))
    .toHaveTextContent(/Threads.*Connect Buffer.*webhook hand-off.*ZIP/);
});

test("a load failure is shown, and can be retried", async ({ server }) => {
  signIn();
  serve(server);
  server.isReachable = false;
  await renderInApp(<Connections />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("We couldn't reach the server");
  server.isReachable = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(section("Bluesky")).toBeVisible();
});
