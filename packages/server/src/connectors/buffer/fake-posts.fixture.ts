import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import { z } from "zod";
import type { PostOutcome } from "../fake-network.fixture.ts";
import type { FakeBufferAccount, FakeChannel } from "./fake-channels.fixture.ts";
import { downloadFile, type FakeFile } from "./fake-files.fixture.ts";
import {
  findInputError,
  postInputSchema,
  type FakeAssetInput,
  type FakePostInput,
  type ServiceInput,
} from "./fake-input.fixture.ts";

/** A file of a post, with its alt text or title. */
interface FakeAsset extends FakeFile {
  text: string;
  thumbnail: string;
}

/** A draft or post of the fake. */
interface FakePost {
  id: string;
  channel: FakeChannel;
  input: FakePostInput;
  assets: FakeAsset[];
  createdAtMs: number;
  /**
   * When the network publishes or refuses the post, in ms since 1970; null until somebody asks Buffer to publish it.
   */
  endsAtMs: number | null;
  error: string | null;
  waitsForApproval: boolean;
}

/** A post that has reached a network. */
export interface DeliveredPost {
  id: string;
  channelId: string;
  text: string;
  /** The files of the post, then those of its replies. */
  assets: FakeAsset[];
  /** Texts of a thread's posts; empty if the post isn't a thread. */
  thread: string[];
  metadata: Readonly<Record<string, unknown>>;
}

/** Behaviour that differs between versions of Buffer and its plans. */
export interface FakeBufferRules {
  /** Time from the publishing call until the post is at its network. */
  publishMs: number;
  /** Time after which a sent post has its link. */
  linkMs: number;
  /** Whether images without alt text disappear from posts, as they did at Buffer in July 2026. */
  dropsImagesWithoutAlt: boolean;
  findsDuplicates: boolean;
  /** Whether the publishing call leaves a draft unpublished. */
  keepsDrafts: boolean;
  needsApproval: boolean;
  /** Maximum number of requests in 15 minutes. */
  mostRequests: number;
}

interface FakePostsParts {
  now: () => Date;
  rules: FakeBufferRules;
  delivered: DeliveredPost[];
}

const slowPublishMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;
const mostScheduled = 10;
const mostListed = 100;

const createSchema = postInputSchema.extend({ channelId: z.string() });
const editSchema = postInputSchema.extend({ id: z.string() });
const listSchema = z.object({
  input: z.object({
    organizationId: z.string(),
    filter: z
      .object({
        channelIds: z.array(z.string()).nullish(),
        status: z.array(z.string()).nullish(),
        createdAt: z.object({ start: z.string().nullish(), end: z.string().nullish() }).nullish(),
      })
      .nullish(),
    sort: z.array(z.object({ field: z.string(), direction: z.string() })).nullish(),
  }),
  first: z.number().default(20),
  after: z.string().nullish(),
});

/** Builds a GraphQL error with one of Buffer's error codes. */
export const codedError = (code: string, message: string) =>
  new GraphQLError(message, { extensions: { code } });

const refuse = (type: string, message: string) => ({ __typename: `${type}Error`, message });

/** The drafts and posts of the fake. */
export class FakePosts {
  readonly all = new Map<string, FakePost>();
  readonly #parts: FakePostsParts;

  constructor(parts: FakePostsParts) {
    this.#parts = parts;
  }

  async create(account: FakeBufferAccount, input: unknown, fate: PostOutcome | undefined) {
    const { channelId, ...given } = createSchema.parse(input);
    const channel = findChannel(account, channelId);
    if (!channel) return refuse("NotFound", "Channel not found.");
    const post: FakePost = {
      id: randomUUID(),
      channel,
      input: given,
      assets: [],
      createdAtMs: this.#nowMs,
      endsAtMs: null,
      error: null,
      waitsForApproval: false,
    };
    const refused = await this.#write(post, { account, input: given, fate });
    if (refused) return refused;
    this.all.set(post.id, post);
    return this.#present(post);
  }

  async edit(account: FakeBufferAccount, input: unknown, fate: PostOutcome | undefined) {
    const { id, ...given } = editSchema.parse(input);
    const post = this.find(account, id);
    if (!post) return refuse("NotFound", "Post not found.");
    if (post.endsAtMs !== null) return refuse("InvalidInput", "This post cannot be edited.");
    const { assets = post.input.assets, metadata = post.input.metadata } = given;
    const { text = post.input.text } = given;
    const whole = { ...given, text, assets, metadata };
    const refused = await this.#write(post, { account, input: whole, fate });
    return refused ?? this.#present(post);
  }

  delete(account: FakeBufferAccount, id: string) {
    if (!this.find(account, id)) return refuse("VoidMutation", "Post not found.");
    this.all.delete(id);
    return { __typename: "DeletePostSuccess", id };
  }

  find(account: FakeBufferAccount, id: string): FakePost | null {
    const post = this.all.get(id);
    return post && findChannel(account, post.channel.id) ? post : null;
  }

  read(account: FakeBufferAccount, id: string) {
    const post = this.find(account, id);
    if (!post) throw codedError("NOT_FOUND", "Post not found.");
    return this.#describe(post);
  }

  list(account: FakeBufferAccount, args: unknown) {
    const { input, first, after } = listSchema.parse(args);
    if (first > mostListed) throw codedError("BAD_USER_INPUT", "first must be at most 100.");
    const { channelIds, status, createdAt } = input.filter ?? {};
    const start = Date.parse(createdAt?.start ?? "1970-01-01");
    const end = Date.parse(createdAt?.end ?? "2100-01-01");
    const sign = input.sort?.[0]?.direction === "asc" ? 1 : -1;
    const found = [...this.all.values()]
      .filter(({ id }) => this.find(account, id))
      .filter(({ channel }) => channelIds?.includes(channel.id) ?? true)
      .filter((post) => status?.includes(this.#readStatus(post)) ?? true)
      .filter(({ createdAtMs: atMs }) => atMs >= start && atMs <= end)
      .toSorted((one, other) => sign * (one.createdAtMs - other.createdAtMs));
    const from = after == null ? 0 : found.findIndex(({ id }) => id === after) + 1;
    const page = found.slice(from, from + first);
    return {
      edges: page.map((post) => ({ node: this.#describe(post), cursor: post.id })),
      pageInfo: {
        endCursor: page.at(-1)?.id ?? null,
        hasNextPage: found.length > from + page.length,
      },
    };
  }

  /** Stores a post's content, and publishes the post unless it stays a draft. Returns the refusal, if any. */
  async #write(
    post: FakePost,
    {
      account,
      input,
      fate,
    }: { account: FakeBufferAccount; input: FakePostInput; fate: PostOutcome | undefined },
  ) {
    const { rules, delivered } = this.#parts;
    const { channel } = post;
    if (channel.isDisconnected) return refuse("InvalidInput", "This channel is disconnected.");
    const isFree = account.plan === "free";
    const boards = readBoards(channel);
    const place = { service: channel.service, boards, isFree, nowMs: this.#nowMs };
    const error = findInputError(input, place);
    if (error !== null) return refuse("InvalidInput", error);
    const assets = await this.#download(input, channel.service);
    if (!assets) {
      return refuse("InvalidInput", "Invalid post: Image could not be read from its URL.");
    }
    Object.assign(post, { input, assets });
    if (input.saveToDraft === true) return null;
    if (input.mode !== "shareNow") {
      const scheduled = [...this.all.values()].filter(
        (one) => one.channel === channel && this.#readStatus(one) === "scheduled",
      );
      return isFree && scheduled.length >= mostScheduled
        ? refuse("LimitReached", "You have reached the limit of scheduled posts.")
        : null;
    }
    if (this.#isDuplicate(post)) {
      return refuse("InvalidInput", "It looks like you've already got this one scheduled.");
    }
    if (rules.keepsDrafts) return null;
    if (rules.needsApproval) {
      post.waitsForApproval = true;
      return null;
    }
    post.endsAtMs = this.#nowMs + (fate === "slow-publish" ? slowPublishMs : rules.publishMs);
    if (fate === "accept-then-fail") post.error = "Instagram could not process the images.";
    else delivered.push(buildDelivered(post));
    return null;
  }

  async #download({ assets, metadata }: FakePostInput, service: string) {
    const replies = (metadata?.[service]?.thread ?? []).slice(1);
    const inputs = [...(assets ?? []), ...replies.flatMap((reply) => reply.assets)];
    const isDropped = ({ image }: FakeAssetInput) =>
      this.#parts.rules.dropsImagesWithoutAlt && image && !image.metadata;
    const files = await Promise.all(
      inputs.filter((asset) => !isDropped(asset)).map((asset) => downloadAsset(asset)),
    );
    const found = files.filter((file) => file !== null);
    return found.length === files.length ? found : null;
  }

  #isDuplicate(post: FakePost): boolean {
    if (!this.#parts.rules.findsDuplicates) return false;
    const describe = ({ input, assets }: FakePost) =>
      JSON.stringify([input.text, ...assets.map(({ hash }) => hash)]);
    return [...this.all.values()].some(
      (other) =>
        other !== post &&
        other.channel === post.channel &&
        other.endsAtMs !== null &&
        other.endsAtMs > this.#nowMs - dayMs &&
        describe(other) === describe(post),
    );
  }

  #readStatus({ input, endsAtMs, error, waitsForApproval }: FakePost): string {
    if (waitsForApproval) return "needs_approval";
    if (endsAtMs === null) {
      const isQueued = input.saveToDraft !== true && input.mode !== "shareNow";
      return isQueued ? "scheduled" : "draft";
    }
    if (this.#nowMs < endsAtMs) return "sending";
    return error === null ? "sent" : "error";
  }

  #present(post: FakePost) {
    return { __typename: "PostActionSuccess", post: this.#describe(post) };
  }

  #describe(post: FakePost) {
    const { id, channel, input, assets, createdAtMs, endsAtMs, error } = post;
    const status = this.#readStatus(post);
    const isSent = status === "sent" && endsAtMs !== null;
    const hasLink = isSent && this.#nowMs >= endsAtMs + this.#parts.rules.linkMs;
    return {
      id,
      status,
      text: input.text ?? "",
      channelId: channel.id,
      createdAt: new Date(createdAtMs).toISOString(),
      dueAt: null,
      sentAt: isSent ? new Date(endsAtMs).toISOString() : null,
      externalLink: hasLink ? `https://${channel.service}.example/p/${id}` : null,
      error: status === "error" ? { message: error, supportUrl: null } : null,
      // Lists only the post's own files, which come first. The files of its replies are left out.
      assets: assets.slice(0, input.assets?.length ?? 0).map((asset) => describeAsset(asset)),
    };
  }

  get #nowMs(): number {
    return this.#parts.now().getTime();
  }
}

const findChannel = ({ organizations }: FakeBufferAccount, id: string) =>
  organizations.flatMap(({ channels }) => channels).find((channel) => channel.id === id);

const boardsSchema = z.object({ boards: z.array(z.object({ serviceId: z.string() })) });

const readBoards = ({ metadata }: FakeChannel) =>
  boardsSchema.safeParse(metadata).data?.boards.map(({ serviceId }) => serviceId) ?? [];

async function downloadAsset({ image, document }: FakeAssetInput): Promise<FakeAsset | null> {
  if (document) {
    const [file, thumbnail] = await Promise.all([
      downloadFile(document.url),
      downloadFile(document.thumbnailUrl),
    ]);
    const isRead = file?.type === "application/pdf" && thumbnail?.type.startsWith("image/");
    return isRead ? { ...file, text: document.title, thumbnail: document.thumbnailUrl } : null;
  }
  const file = await downloadFile(image?.url ?? "");
  const text = image?.metadata?.altText ?? "";
  return file?.type.startsWith("image/") ? { ...file, text, thumbnail: file.url } : null;
}

function describeAsset({ url, thumbnail, type, sizeBytes, pages }: FakeAsset) {
  const asset = { id: null, mimeType: type, source: url, thumbnail };
  return type === "application/pdf"
    ? {
        ...asset,
        __typename: "DocumentAsset",
        document: { filesize: sizeBytes, numPages: pages },
      }
    : { ...asset, __typename: "ImageAsset" };
}

function buildDelivered({ id, channel, input, assets }: FakePost): DeliveredPost {
  const metadata: Partial<ServiceInput> = input.metadata?.[channel.service] ?? {};
  return {
    id,
    channelId: channel.id,
    text: input.text ?? "",
    assets,
    thread: metadata.thread?.map(({ text }) => text ?? "") ?? [],
    metadata,
  };
}
