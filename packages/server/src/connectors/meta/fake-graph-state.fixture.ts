import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FakeNetwork } from "../fake-network.fixture.ts";
import type { DownloadedImage } from "./download-image.fixture.ts";
import { graphErrors, refuseGraph } from "./fake-graph-error.fixture.ts";

/** A published post of the fake's account. */
export interface FakeGraphPost {
  id: string;
  containerId: string;
  caption: string;
  images: DownloadedImage[];
  isAiGenerated: boolean;
  publishedAtMs: number;
  permalink: string;
}

/** Properties that differ between Meta's APIs, e.g. between Instagram's and Threads'. */
export interface FakeGraphFace {
  client: { id: string; secret: string };
  account: Readonly<Record<"user_id", string>> & Readonly<Record<string, string>>;
  scopes: readonly string[];
  grantPrefix: string;
  versions: readonly string[];
  edges: { posts: string; publish: string; quota: string };
  fields: { status: string; reason: string; caption: string };
  mostChildren: number;
  buildPermalink(number: number): string;
}

/** Settings of a fake. */
interface FakeGraphRules {
  isDenied: boolean;
  /** Permissions that the person grants at the sign-in. */
  permissions: string[];
  /** Whether the code exchange wraps its response in a list. */
  wrapsToken: boolean;
  /** Whether the account has a role on the app, such as Instagram Tester. */
  hasRole: boolean;
  /** Maximum number of posts in 24 hours. */
  quota: number;
  /**
   * Number of upcoming image containers that fail after the image is downloaded. Each failure decrements the number.
   */
  failingImages: number;
  /**
   * Response if a published container is published again. Which of the two Meta sends isn't known without a live
   * account.
   */
  republishing: "refused" | "repeated";
  /** Registered redirect URIs; null permits all. */
  redirectUris: string[] | null;
}

/** A fake of one of Meta's APIs that publish containers, with one account. */
export interface FakeGraph extends FakeNetwork {
  posts: FakeGraphPost[];
  rules: FakeGraphRules;
  /** Time until a container is processed. */
  processing: { ms: number };
  counts: { containers: number; renewals: number };
  /** Invalidates all tokens. */
  revokeAll(): void;
  /** Adds a post that another app or the person has published. */
  addPost(caption: string): void;
}

export interface Container {
  id: string;
  isChild: boolean;
  images: DownloadedImage[];
  caption: string;
  isAiGenerated: boolean;
  createdAtMs: number;
  error: string | null;
  postId: string | null;
}

export interface GraphState extends Pick<FakeGraph, "posts" | "rules" | "processing" | "counts"> {
  face: FakeGraphFace;
  now: () => Date;
  codes: Map<string, { redirectUri: string; endsAtMs: number }>;
  /** Kind, creation time and expiry time of each token. */
  tokens: Map<string, { kind: "short" | "long"; madeAtMs: number; endsAtMs: number }>;
  containers: Map<string, Container>;
  newId(): string;
}

export const randomToken = () => randomBytes(24).toString("base64url");

export function createState(face: FakeGraphFace, now: () => Date): GraphState {
  let lastId = 17_900_000_000_000_000n;
  return {
    face,
    now,
    posts: [],
    processing: { ms: 0 },
    counts: { containers: 0, renewals: 0 },
    rules: {
      isDenied: false,
      permissions: [...face.scopes],
      wrapsToken: false,
      hasRole: true,
      quota: 50,
      failingImages: 0,
      republishing: "refused",
      redirectUris: null,
    },
    codes: new Map(),
    tokens: new Map(),
    containers: new Map(),
    newId: () => `${(lastId += 1n)}`,
  };
}

export function addPost(
  state: GraphState,
  {
    id: containerId,
    caption,
    images,
    isAiGenerated,
  }: Omit<Container, "isChild" | "createdAtMs" | "error" | "postId">,
): FakeGraphPost {
  const { face, now, posts } = state;
  const post: FakeGraphPost = {
    id: state.newId(),
    containerId,
    caption,
    images,
    isAiGenerated,
    publishedAtMs: now().getTime(),
    permalink: face.buildPermalink(posts.length),
  };
  posts.push(post);
  return post;
}

/** Runs `work` if the request has a known version, and a token that works for the account. */
export async function withToken(
  { face, tokens, rules, now }: GraphState,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { version = "" } = request.params as { version?: string };
  if (!face.versions.includes(version)) return refuseGraph(reply, graphErrors.versionUnknown);
  const token = tokens.get((request.headers.authorization ?? "").replace(/^Bearer /, ""));
  if (!token) return refuseGraph(reply, graphErrors.tokenUnknown);
  if (token.endsAtMs <= now().getTime()) return refuseGraph(reply, graphErrors.tokenEnded);
  if (!rules.hasRole) return refuseGraph(reply, graphErrors.roleMissing);
  return work();
}
