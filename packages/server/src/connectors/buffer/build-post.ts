import { type PublishedFile, type TargetRun, thumbnailName } from "../connector.ts";
import { findTitle } from "../find-title.ts";
import { findBoard } from "../pinterest-boards.ts";
import { findBufferName } from "./buffer-services.ts";
import { readBoards } from "./read-channel.ts";

type PostRun = Pick<TargetRun, "payload" | "files" | "split" | "channel" | "account">;

/** The content of a post, sent when its draft is stored and again when the draft is published. */
export interface PostContent {
  text: string;
  assets: readonly object[];
  metadata?: object;
}

/**
 * Builds a post in Buffer's form. A thread is one Buffer post with a list `thread`, which starts with the post itself.
 */
export function buildPost(run: PostRun): PostContent {
  const { payload, channel } = run;
  const thread = buildThread(run);
  const [first] = thread;
  const service = findBufferName(channel.service);
  const metadata = metadataOf[service]?.(run) ?? {};
  const whole = thread.length > 1 ? { ...metadata, thread } : metadata;
  return {
    text: payload.caption,
    assets: first?.assets ?? [],
    ...(Object.keys(whole).length > 0 && { metadata: { [service]: whole } }),
  };
}

function buildThread(run: PostRun): { text: string; assets: readonly object[] }[] {
  const { files, payload, split } = run;
  const document = files.find(({ slide }) => slide === null);
  if (document) return [{ text: payload.caption, assets: [buildDocument(run, document)] }];
  let start = 0;
  return split.map((count, part) => {
    const images = files.slice(start, start + count);
    start += count;
    return {
      text: part === 0 ? payload.caption : `${part + 1}/${split.length}`,
      assets: images.map((image) => buildImage(run, image)),
    };
  });
}

/** Always sends an alt text, because Buffer has dropped images without one. */
function buildImage({ payload }: PostRun, { url, slide }: PublishedFile): object {
  const number = slide ?? 1;
  const altText = payload.alt_texts[number - 1]?.trim() || `Slide ${number}`;
  return { image: { url, metadata: { altText } } };
}

function buildDocument({ files, payload }: PostRun, { url }: PublishedFile): object {
  const thumbnail = files.find(({ name }) => name === thumbnailName);
  return { document: { url, title: findTitle(payload), thumbnailUrl: thumbnail?.url ?? "" } };
}

/** Further properties of a post, by Buffer's name of the service. Properties without a value are left out. */
const metadataOf: Readonly<Record<string, (run: PostRun) => object>> = {
  instagram: ({ payload: { options } }) => ({
    type: "post",
    shouldShareToFeed: true,
    ...pick("firstComment", options.first_comment),
    ...pick("isAiGenerated", options.ai_generated),
  }),
  facebook: ({ payload: { options } }) => ({
    type: "post",
    ...pick("firstComment", options.first_comment),
  }),
  linkedin: ({ payload: { options } }) => pick("firstComment", options.first_comment),
  twitter: ({ payload: { options } }) => pick("isAiGenerated", options.ai_generated),
  threads: ({ payload: { options } }) => ({ type: "post", ...pick("topic", options.topic) }),
  mastodon: ({ payload: { options } }) => pick("spoilerText", options.spoiler_text),
  pinterest: (run) => ({
    boardServiceId: findBoard(run.payload, readBoards(run)) ?? run.payload.options.board,
    ...pick("title", run.payload.options.title),
  }),
  tiktok: ({ payload: { options } }) => pick("title", options.title),
};

const pick = (name: string, value: string | boolean | undefined): object =>
  typeof value === "string" && value.trim() === "" ? {} : value ? { [name]: value } : {};
