import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { testMs } from "../../../../scripts/test-patience.mjs";
import { unrestrictedPolicy } from "../outbound/outbound-policy.ts";
import type {
  Checkpoint,
  Connector,
  PreparingRun,
  PublishedFile,
  RemoteAccount,
  TargetRun,
} from "./connector.ts";
import { createCallNetwork } from "./network-call.ts";
import { giveUpUnanswered } from "./unanswered-calls.fixture.ts";

/** A post that a test publishes. */
export interface TestPost {
  account: RemoteAccount;
  payload?: Partial<TargetRun["payload"]>;
  files: readonly PublishedFile[];
  split?: readonly number[];
  now?: () => Date;
}

/**
 * Creates a connector's input, whose `call` sends real HTTP requests. For the next step, copy the returned input with a
 * new `checkpoint` or `part`.
 */
export function createRun({ payload, split, now, ...given }: TestPost): PreparingRun {
  const call = createCallNetwork(unrestrictedPolicy, {
    timeoutMs: testMs,
    giveUp: giveUpUnanswered,
  });
  const slides = Math.max(1, given.files.length);
  return {
    part: 0,
    posts: [],
    channel: { service: "handover", kind: null, limits: {} },
    checkpoint: {},
    postKey: "post-1",
    origin: { publicationId: "p", connectionId: "c", createdAtMs: 1_800_000_000_000 },
    ...given,
    payload: { caption: "Tea", alt_texts: [], options: {}, ...payload },
    split: split ?? [slides],
    now: now ?? (() => new Date()),
    dueAtMs: 0,
    signal: new AbortController().signal,
    call: (_step, options) => call(options),
  };
}

/** Runs preparation steps until the post is ready or has to wait, and returns the last checkpoint. */
export async function prepareAll(connector: Connector, run: PreparingRun): Promise<Checkpoint> {
  let checkpoint = run.checkpoint;
  for (let step = 0; step < 50; step += 1) {
    const prepared = await connector.prepare({ ...run, checkpoint });
    checkpoint = prepared.checkpoint;
    if (prepared.kind !== "next") return checkpoint;
  }
  throw new Error("Preparing comes to no end.");
}

/** Returns `count` small JPEG images. */
export async function drawPictures(count: number): Promise<PublishedFile[]> {
  const picture = sharp({ create: { width: 8, height: 10, channels: 3, background: "#f00" } });
  const bytes = await picture.jpeg().toBuffer();
  return Array.from({ length: count }, (_, index) => ({
    slide: index + 1,
    name: `slide-${index + 1}.jpg`,
    type: "image/jpeg",
    sizeBytes: bytes.byteLength,
    widthPx: 8,
    heightPx: 10,
    url: "",
    read: async () => bytes,
  }));
}

/** Returns a PDF with this many empty pages. */
export async function drawDocument(pages: number): Promise<PublishedFile> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([80, 100]);
  const bytes = Buffer.from(await document.save());
  return {
    slide: null,
    name: "slides.pdf",
    type: "application/pdf",
    url: "",
    sizeBytes: bytes.byteLength,
    widthPx: 80,
    heightPx: 100,
    read: async () => bytes,
  };
}
