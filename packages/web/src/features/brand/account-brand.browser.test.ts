import type { BrandResponse } from "@slideloom/core/contract/brand";
import { type Brand, defaultBrand } from "@slideloom/core/design";
import { afterEach, beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { setBrand } from "../../state/appearance-edits.ts";
import { getAppearance } from "../../state/carousel-store.ts";
import { restartHistory } from "../../state/history.ts";
import { setOwnBrand, useOwnBrandStore } from "../../state/own-brand.ts";
import { useToastStore } from "../../state/toast-store.ts";
import { type FakeServer, respond } from "../../testing/fake-server.fixture.ts";
import { signIn } from "../../testing/render-in-app.fixture.tsx";
import { writeAuthToken } from "../../testing/session.fixture.ts";
import { test } from "../../testing/test.fixture.ts";
import {
  acceptAccountBrand,
  followAccount,
  keepThisBrand,
  saveBrandNow,
  useAccountBrandSync,
} from "./account-brand.ts";

const mine = { ...defaultBrand, name: "Mine" };
const theirs = { ...defaultBrand, name: "Theirs" };
const put = "PUT /api/brand";

const getStatus = () => useAccountBrandSync.getState().status;
const getOwn = () => useOwnBrandStore.getState().brand.name;

/** Serves the account's brand with versions. Returns a function that reads it, and one that changes it elsewhere. */
function serveBrand(server: FakeServer, brand: Brand | null) {
  let kept: BrandResponse = { brand, version: brand ? 1 : 0 };
  server.on("GET /api/brand", () => respond(kept));
  server.on(put, ({ body }) => {
    const sent = body as { brand: Brand; version: number };
    if (sent.version !== kept.version) return respond({ message: "Changed elsewhere" }, 409);
    kept = { brand: sent.brand, version: sent.version + 1 };
    return respond(kept);
  });
  return {
    read: () => kept.brand?.name,
    changeElsewhere: (changed: Brand) => (kept = { brand: changed, version: kept.version + 1 }),
  };
}

/** Signs in with this browser's brand, and follows the account until the test ends. */
function follow(brand: Brand): () => void {
  setOwnBrand({ brand, agreement: null });
  restartHistory(() => setBrand(brand));
  signIn();
  const stop = followAccount("ada");
  onTestFinished(stop);
  return stop;
}

const edit = (name: string) => setOwnBrand({ brand: { ...defaultBrand, name } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  writeAuthToken(null);
  setOwnBrand({ brand: defaultBrand, agreement: null });
  restartHistory(() => setBrand(defaultBrand));
});

describe("at sign-in", () => {
  test.for([
    ["no brand on either side", defaultBrand, null, "saved", "", undefined],
    ["only this browser's", mine, null, "saved", "Mine", "Mine"],
    ["only the account's", defaultBrand, theirs, "saved", "Theirs", "Theirs"],
    ["the same on both sides", mine, mine, "saved", "Mine", "Mine"],
    ["different ones", mine, theirs, "conflict", "Mine", "Theirs"],
  ] as const)(
    "%s: nothing is overwritten",
    async ([, own, account, status, ownAfter, accountAfter], { server }) => {
      const { read } = serveBrand(server, account);
      follow(own);
      await expect.poll(getStatus).toBe(status);
      expect([getOwn(), read()]).toEqual([ownAfter, accountAfter]);
    },
  );
});

describe("a conflict", () => {
  test("is said once, and edits during it are kept until this brand is chosen", async ({
    server,
  }) => {
    const { read } = serveBrand(server, theirs);
    follow(mine);
    await expect.poll(getStatus).toBe("conflict");
    const { toast } = useToastStore.getState();
    expect(toast?.title).toBe("Your account has a different brand");
    edit("Mine, edited");
    setBrand({ ...defaultBrand, name: "Mine, edited" });
    await pass(60_000);
    expect([getStatus(), read()]).toEqual(["conflict", "Theirs"]);
    expect(useToastStore.getState().toast).toBe(toast);
    keepThisBrand();
    await expect.poll(getStatus).toBe("saved");
    expect([getOwn(), read()]).toEqual(["Mine, edited", "Mine, edited"]);
  });

  test("ends with the account's brand, also in the open carousel, without a request", async ({
    server,
  }) => {
    serveBrand(server, theirs);
    follow(mine);
    await expect.poll(getStatus).toBe("conflict");
    acceptAccountBrand();
    await pass(60_000);
    expect([getStatus(), getOwn(), getAppearance().brand.name]).toEqual([
      "saved",
      "Theirs",
      "Theirs",
    ]);
    expect(server.listSent(put)).toEqual([]);
  });

  test("is found by a change that meets a newer version", async ({ server }) => {
    const { changeElsewhere, read } = serveBrand(server, null);
    follow(mine);
    await expect.poll(getStatus).toBe("saved");
    changeElsewhere(theirs);
    edit("Mine, edited");
    await pass(1200);
    await expect.poll(getStatus).toBe("conflict");
    expect([getOwn(), read()]).toEqual(["Mine, edited", "Theirs"]);
  });
});

describe("what was changed elsewhere", () => {
  test.for(["visibilitychange", "online"])("is taken on %s", async (type, { server }) => {
    const { changeElsewhere } = serveBrand(server, mine);
    follow(mine);
    await expect.poll(getStatus).toBe("saved");
    changeElsewhere(theirs);
    (type === "online" ? globalThis : document).dispatchEvent(new Event(type));
    await expect.poll(getOwn).toBe("Theirs");
    expect(getStatus()).toBe("saved");
  });
});

describe("without a connection", () => {
  test("the brand waits, also for the first comparison, and is sent once online", async ({
    server,
  }) => {
    const { read } = serveBrand(server, null);
    server.isReachable = false;
    follow(mine);
    await expect.poll(getStatus).toBe("offline");
    edit("Mine, edited");
    server.isReachable = true;
    dispatchEvent(new Event("online"));
    await expect.poll(getStatus).toBe("saved");
    expect(read()).toBe("Mine, edited");
    expect(useToastStore.getState().toast).toBeNull();
  });
});

describe("after sign-out", () => {
  test("a late response writes nothing to this browser", async ({ server }) => {
    serveBrand(server, null);
    const release = server.hold(put);
    const stop = follow(mine);
    await expect.poll(() => server.listSent(put).length).toBe(1);
    stop();
    release(respond({ brand: theirs, version: 1 }));
    await pass(60_000);
    expect(getStatus()).toBe("signed-out");
    expect(useOwnBrandStore.getState()).toMatchObject({ brand: mine, agreement: null });
  });
});

describe("before log-out", () => {
  test("an untouched brand needs no request", async () => {
    expect(await saveBrandNow("ada")).toBe(true);
  });

  test("an unsent brand is sent; one that conflicts or can't be sent is reported", async ({
    server,
  }) => {
    const { read, changeElsewhere } = serveBrand(server, null);
    signIn();
    edit("Mine");
    expect(await saveBrandNow("ada")).toBe(true);
    expect(read()).toBe("Mine");
    edit("Mine, edited");
    changeElsewhere(theirs);
    expect(await saveBrandNow("ada")).toBe(false);
    server.isReachable = false;
    expect(await saveBrandNow("ada")).toBe(false);
    expect([getOwn(), read()]).toEqual(["Mine, edited", "Theirs"]);
    expect(useToastStore.getState().toast).toBeNull();
  });
});
