import { escapeMarkup } from "@slideloom/core/text";
import { rulesFor, type ServiceId } from "@slideloom/core/networks";
import { z } from "zod";
import type { Channel, PublishedFile, TargetRun } from "../connector.ts";
import { findTitle } from "../find-title.ts";
import { findBoard } from "../pinterest-boards.ts";
import { readOwnDetails } from "./postiz-client.ts";

export const imageSchema = z.object({ id: z.string(), path: z.string() });
export type PostizImage = z.output<typeof imageSchema>;

type PostRun = Pick<TargetRun, "payload" | "files" | "channel" | "account">;

/** Converts a text to Postiz's HTML, in which every line is a paragraph. */
export function buildHtml(text: string): string {
  return escapeMarkup(text)
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** Builds the request body that stores a draft. With a `group`, Postiz would replace all posts of that group. */
export function buildDraft(
  run: PostRun,
  { images, date }: { images: Readonly<Record<string, PostizImage>>; date: string },
): object {
  const { payload, files } = run;
  const comment = payload.options.first_comment?.trim() ?? "";
  const value = [
    {
      content: buildHtml(payload.caption),
      image: files.map((file) => buildImage(run, file, images)),
    },
    ...(comment === "" ? [] : [{ content: buildHtml(comment), image: [] }]),
  ];
  const integration = { id: readOwnDetails(run).id };
  return {
    type: "draft",
    date,
    shortLink: false,
    tags: [],
    creationMethod: "API",
    posts: [{ integration, value, settings: settingsOf[run.channel.service]?.(run) ?? {} }],
  };
}

function buildImage(
  { payload }: PostRun,
  { slide }: PublishedFile,
  images: Readonly<Record<string, PostizImage>>,
): object {
  const { id, path } = images[`${slide}`] ?? { id: "", path: "" };
  const alt = payload.alt_texts[(slide ?? 1) - 1]?.trim() ?? "";
  return { id, path, ...(alt !== "" && { alt }) };
}

/** Postiz's required settings of a post, by service. Postiz requires them for drafts, too. */
const settingsOf: Readonly<Partial<Record<ServiceId, (run: PostRun) => object>>> = {
  linkedin: buildDocument,
  "linkedin-page": buildDocument,
  instagram: () => ({ post_type: "post", collaborators: [] }),
  facebook: () => ({ post_type: "post" }),
  x: ({ payload: { options } }) => ({
    who_can_reply_post: "everyone",
    ...(options.ai_generated && { made_with_ai: true }),
  }),
  pinterest: ({ account, payload }) => ({
    board: findBoard(payload, readOwnDetails({ account }).boards) ?? payload.options.board,
    ...pick("title", payload.options.title),
  }),
  tiktok: ({ payload: { options } }) => ({
    title: options.title?.trim() ?? "",
    privacy_level: "PUBLIC_TO_EVERYONE",
    comment: true,
    duet: false,
    stitch: false,
    autoAddMusic: "no",
    brand_content_toggle: false,
    brand_organic_toggle: false,
    content_posting_method: "DIRECT_POST",
  }),
};

/** Settings for LinkedIn, where Postiz builds a document only from two or more images. */
function buildDocument({ channel, files, payload }: PostRun): object {
  const isDocument = formOf(payload, channel) === "document" && files.length > 1;
  return {
    post_as_images_carousel: isDocument,
    ...(isDocument && { carousel_name: findTitle(payload) }),
  };
}

const formOf = ({ options: { kind } }: TargetRun["payload"], { service, limits }: Channel) =>
  rulesFor({ network: "postiz", service, limits }).formOf({ kind }).kind;

const pick = (name: string, value: string | undefined): object =>
  value === undefined || value.trim() === "" ? {} : { [name]: value.trim() };
