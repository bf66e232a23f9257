import { z } from "zod";
import { fakeLimits, type FakeLimits } from "./fake-limits.fixture.ts";

const imageSchema = z.object({
  url: z.string(),
  metadata: z.object({ altText: z.string() }).nullish(),
});
const documentSchema = z.object({ url: z.string(), title: z.string(), thumbnailUrl: z.string() });
const assetSchema = z.object({
  image: imageSchema.nullish(),
  document: documentSchema.nullish(),
  link: z.unknown().optional(),
});
const partSchema = z.object({
  text: z.string().nullish(),
  assets: z.array(assetSchema).default([]),
});
const serviceSchema = z.looseObject({
  type: z.string().optional(),
  shouldShareToFeed: z.boolean().optional(),
  firstComment: z.string().nullish(),
  boardServiceId: z.string().nullish(),
  title: z.string().nullish(),
  url: z.string().nullish(),
  topic: z.string().nullish(),
  isAiGenerated: z.boolean().nullish(),
  spoilerText: z.string().nullish(),
  linkAttachment: z.unknown().optional(),
  thread: z.array(partSchema).nullish(),
});

/** The input of `createPost` and `editPost`, after GraphQL has checked its types. */
export const postInputSchema = z.object({
  schedulingType: z.string(),
  mode: z.string(),
  dueAt: z.string().nullish(),
  text: z.string().nullish(),
  assets: z.array(assetSchema).nullish(),
  metadata: z.record(z.string(), serviceSchema).nullish(),
  saveToDraft: z.boolean().nullish(),
});

export type FakeAssetInput = z.output<typeof assetSchema>;
export type ServiceInput = z.output<typeof serviceSchema>;
export type FakePostInput = z.output<typeof postInputSchema>;

interface InputPlace {
  service: string;
  boards: readonly string[];
  isFree: boolean;
  nowMs: number;
}

/** Returns the reason why Buffer refuses a post, or null. Files are checked elsewhere. */
export function findInputError(input: FakePostInput, place: InputPlace): string | null {
  const { service, nowMs } = place;
  const { metadata, schedulingType, mode, dueAt } = input;
  const services = Object.keys(metadata ?? {});
  if (services.some((one) => one !== service)) {
    return `Invalid post: metadata for ${services.join(", ")} on a ${service} channel.`;
  }
  if (schedulingType !== "automatic") return "Invalid post: this channel has no mobile device.";
  if (mode === "customScheduled" && !(Date.parse(dueAt ?? "") > nowMs)) {
    return "Invalid post: dueAt must be in the future.";
  }
  const own = metadata?.[service] ?? {};
  return findContentError(input, own, place) ?? findServiceError(own, place);
}

function findContentError(
  { text, assets }: FakePostInput,
  own: ServiceInput,
  { service }: InputPlace,
): string | null {
  const limits = fakeLimits[service];
  if (!limits) return `Invalid post: ${service} isn't supported.`;
  const parts = own.thread ?? [{ text, assets: assets ?? [] }];
  const [first] = parts;
  if (own.thread && (first?.text !== text || !isSame(first?.assets, assets))) {
    return "Invalid post: the first post of a thread must be the post itself.";
  }
  for (const part of parts) {
    const count = limits.count ?? ((one: string) => one.length);
    if (count(part.text ?? "") > limits.text) {
      return `Invalid post: ${service} posts cannot exceed ${limits.text} characters.`;
    }
    const error = findAssetError(part.assets, limits);
    if (error !== null) return error;
  }
  return own.linkAttachment !== undefined && (assets ?? []).length > 0
    ? "Invalid post: linkAttachment and assets exclude each other."
    : null;
}

function findAssetError(
  assets: readonly FakeAssetInput[],
  { images: most, hasDocuments }: FakeLimits,
): string | null {
  const kinds = assets.map((asset) =>
    Object.entries(asset).flatMap(([kind, value]) => (value ? [kind] : [])),
  );
  if (kinds.some((names) => names.length !== 1)) {
    return "Invalid post: an asset must have exactly one of image, document, link.";
  }
  const names = kinds.flat();
  if (names.includes("document") && (names.length > 1 || !hasDocuments)) {
    return "Invalid post: a document must be the only asset, of a LinkedIn post.";
  }
  if (names.length > most) return `Invalid post: at most ${most} images are allowed.`;
  if (assets.some(({ image }) => image?.metadata?.altText === "")) {
    return "Invalid post: altText must not be empty.";
  }
  return null;
}

function findServiceError(
  own: ServiceInput,
  { service, boards, isFree }: InputPlace,
): string | null {
  const { firstComment } = own;
  if (firstComment != null) {
    if (isFree) return "Invalid post: first comments need a paid plan.";
    const most = fakeLimits[service]?.firstComment ?? 0;
    if (firstComment.length > most) return `Invalid post: first comments of at most ${most}.`;
  }
  const needed = requirements[service]?.(own, boards) ?? true;
  return needed ? null : `Invalid post: ${service} needs more metadata.`;
}

/** Whether a post has the metadata that its service requires. */
const requirements: Readonly<
  Record<string, (own: ServiceInput, boards: readonly string[]) => boolean>
> = {
  instagram: ({ type, shouldShareToFeed }) =>
    (type === "post" || type === "carousel") && shouldShareToFeed === true,
  facebook: ({ type }) => type === "post",
  pinterest: ({ boardServiceId, url }, boards) =>
    boards.includes(boardServiceId ?? "") && url === undefined,
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
