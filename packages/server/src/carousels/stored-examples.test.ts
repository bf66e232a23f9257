import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { ShareResponse } from "@slideloom/core/contract/shares";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { buildContentRow, readCarousel } from "./carousel-content.ts";
import { createLibrary } from "./carousel.fixture.ts";
import { storedDraft, storedFile, storedShare } from "./stored-examples.fixture.ts";

const file = JSON.parse(storedFile);
const share = JSON.parse(storedShare);

describe("a stored row", () => {
  test("is read and written byte for byte", () => {
    const content = { title: "T", status: "draft" as const, draft: readCarousel(storedDraft) };
    expect(buildContentRow(content).draft).toBe(storedDraft);
  });
});

describeOnBothEngines("data of an earlier version", (empty) => {
  async function start() {
    const library = await createLibrary(empty.settings);
    const { app, context, token, create } = library;
    const { id } = await create("Café habits");
    await context.database.queries
      .updateTable("carouselVersions")
      .set({ draft: storedDraft })
      .where("carouselId", "=", id)
      .execute();
    const authorization = `Bearer ${token}`;
    const send = (method: "GET" | "POST", url: string, payload?: Buffer) =>
      app.inject({
        method,
        url,
        headers: { authorization, ...(payload && { "content-type": "application/zip" }) },
        ...(payload && { payload }),
      });
    return { ...library, id, send };
  }

  test("opens unchanged: a row, and a share of it", async () => {
    const { id, call, send } = await start();
    expect((await call("GET", `/${id}`)).json<CarouselResponse>().draft).toEqual(
      JSON.parse(storedDraft),
    );
    const { token } = (await call("POST", `/${id}/share`)).json<ShareResponse>();
    const shared = (await send("GET", `/api/shares/${token}`)).json().draft;
    // The carousel assigns an image to index 4, but has no fifth slide. A share leaves out such images.
    const { 4: _, ...mediaUrls } = share.draft.mediaUrls as Record<number, string>;
    expect(shared).toEqual({ ...share.draft, mediaUrls });
  });

  test("is imported from a ZIP unchanged, and exported as the same entry", async () => {
    const { send } = await start();
    const name = `carousels/one-${file.id}.json`;
    const zip = Buffer.from(zipSync({ [name]: strToU8(storedFile) }));
    expect((await send("POST", "/api/library/import", zip)).json()).toMatchObject({ imported: 1 });
    expect((await send("POST", "/api/library/import", zip)).json()).toMatchObject({ unchanged: 1 });
    const exported = unzipSync((await send("GET", "/api/library/export")).rawPayload);
    const entry = Object.entries(exported).find(([path]) => path.includes(file.id));
    const written = JSON.parse(strFromU8(entry?.[1] ?? new Uint8Array()));
    // The times aren't compared, because the import replaces times in the future with the current time.
    expect({ ...written, createdAt: "", updatedAt: "" }).toEqual({
      ...file,
      createdAt: "",
      updatedAt: "",
    });
  });
});
