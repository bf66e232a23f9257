import fastify from "fastify";
import { afterEach, beforeEach } from "vitest";
import { unrestrictedPolicy } from "../../outbound/outbound-policy.ts";
import { createRun, drawPictures, prepareAll, type TestPost } from "../connector-run.fixture.ts";
import type { PreparingRun, PublishedFile } from "../connector.ts";
import type { FakeGraph } from "../meta/fake-graph-state.fixture.ts";
import type { SignInAccess } from "../network-access.ts";
import { createCallNetwork } from "../network-call.ts";
import { instagramClient, startFakeInstagram } from "./fake-instagram.fixture.ts";
import { createInstagram } from "./index.ts";

export const redirectUri = "https://slides.example/connect/instagram/callback";
export const startMs = Date.UTC(2026, 11, 1, 12);

/** A server with the slides' images, which Instagram downloads. It replaces the whole Slideloom server. */
interface ImageServer {
  url: string;
  bytes: Uint8Array;
  type: string;
  robots: string;
  close(): Promise<unknown>;
}

/**
 * Starts a fake Instagram and an image server before each test of the calling file. Both use a clock that the test
 * controls.
 */
export function setUpStage() {
  const clock = { nowMs: startMs };
  const now = () => new Date(clock.nowMs);
  const stage = { clock, now } as {
    clock: typeof clock;
    now: () => Date;
    fake: FakeGraph;
    images: ImageServer;
  };
  beforeEach(async () => {
    clock.nowMs = startMs;
    stage.fake = await startFakeInstagram({ now });
    stage.images = await serveImages();
  });
  afterEach(async () => {
    await stage.images.close();
    await stage.fake.close();
  });
  return stage;
}

export type Stage = ReturnType<typeof setUpStage>;

async function serveImages(): Promise<ImageServer> {
  const app = fastify({ forceCloseConnections: true });
  const [picture] = await drawPictures(1);
  const served: ImageServer = {
    url: "",
    bytes: (await picture?.read()) ?? new Uint8Array(),
    type: "image/jpeg",
    robots: "User-agent: *\nDisallow: /api/\n",
    close: () => app.close(),
  };
  app.get("/robots.txt", async () => served.robots);
  app.get("/published/:name", async (_request, reply) =>
    reply.type(served.type).send(Buffer.from(served.bytes)),
  );
  served.url = await app.listen({ host: "127.0.0.1", port: 0 });
  return served;
}

const app = { INSTAGRAM_APP_ID: instagramClient.id, INSTAGRAM_APP_SECRET: instagramClient.secret };

/** Creates a client of the fake Instagram. By default, the settings have the app's id and secret. */
export function createClient(
  { fake, now }: Stage,
  settings: Readonly<Record<string, string>> = app,
) {
  const { access, ...client } = createInstagram({
    call: createCallNetwork(unrestrictedPolicy),
    now,
    outbound: unrestrictedPolicy,
    // Unused: only networks with many servers, such as Mastodon, need it.
    instanceApps: {} as Parameters<typeof createInstagram>[0]["instanceApps"],
    settings: { META_GRAPH_VERSION: "v25.0", ...settings },
    fakeUrl: fake.url,
  });
  return { ...client, access: access as SignInAccess };
}

/** Signs in as the fake's account. */
export async function connect(stage: Stage, settings?: Readonly<Record<string, string>>) {
  const { access } = createClient(stage, settings);
  const signIn = { instanceUrl: null, redirectUri, codeVerifier: "", clientId: null };
  const { url } = await access.buildSignInUrl(signIn, "some state");
  const page = await fetch(url, { redirect: "manual" });
  if (page.status !== 302) throw new Error(await page.text());
  const code = new URL(page.headers.get("location") ?? "").searchParams.get("code") ?? "";
  return access.finishSignIn(signIn, code);
}

/** Creates a post with this many slides, whose images Instagram downloads from `stage.images`. */
export async function createPost(
  stage: Stage,
  slides: number,
  payload: TestPost["payload"] = {},
): Promise<PreparingRun> {
  const pictures = await drawPictures(slides);
  const files: PublishedFile[] = pictures.map((file) => ({
    ...file,
    url: `${stage.images.url}/published/${file.name}`,
  }));
  return createRun({ account: await connect(stage), files, payload, now: stage.now });
}

export async function prepareRun(
  stage: Stage,
  slides: number,
  payload: TestPost["payload"] = {},
): Promise<PreparingRun> {
  const run = await createPost(stage, slides, payload);
  return { ...run, checkpoint: await prepareAll(createClient(stage).connector, run) };
}
