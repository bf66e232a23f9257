import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { PostOutcome } from "../fake-network.fixture.ts";
import type { FakeIntegration, FakeOrganization } from "./fake-channels.fixture.ts";
import { fakeSettings } from "./fake-settings.fixture.ts";

/** An uploaded file. */
export interface FakeMedium {
  id: string;
  path: string;
  organization: FakeOrganization;
}

interface FakePart {
  content: string;
  images: { id: string; alt: string | null }[];
}

/** A draft or post of the fake. */
export interface FakePost {
  id: string;
  group: string;
  organization: FakeOrganization;
  integration: FakeIntegration;
  publishDate: string;
  /** The post, then its comments. */
  parts: FakePart[];
  settings: Readonly<Record<string, unknown>>;
  state: "DRAFT" | "QUEUE";
  /** Time at which the post is published or has failed; null for drafts. */
  endsAtMs: number | null;
  error: FakeError | null;
  /** Whether the network published the post without returning its id. */
  isMissing: boolean;
}

/**
 * `refused`: by the network. `comments`: the post is live, its comment was refused. `disconnected`: the channel has lost
 * its access. `unconfirmed`: the post is live. `silent`: refused without a notification.
 */
type FakeError = "refused" | "comments" | "disconnected" | "unconfirmed" | "silent";

const liveErrors: readonly (FakeError | null)[] = [null, "comments", "unconfirmed"];

interface FakeNotification {
  id: string;
  content: string;
  link: null;
  createdAt: string;
}

/** A post that has reached a network. */
export interface DeliveredPost {
  id: string;
  identifier: string;
  parts: FakePart[];
  settings: Readonly<Record<string, unknown>>;
}

/** Behaviour that differs between versions and installations of Postiz. */
export interface FakePostizRules {
  /** Time from the publishing call until the post is at its network. */
  publishMs: number;
  /** The error of posts published from now on; null if they succeed. */
  error: FakeError | null;
  isMissing: boolean;
  /** Whether drafts with a past date are refused, as by newer servers. */
  refusesPast: boolean;
  /** How far Postiz's clock is ahead of Slideloom's clock, in ms. */
  clockMs: number;
  /** Whether the server is too old to know the path that publishes a draft. */
  isOld: boolean;
  /** Maximum number of posts per hour. */
  mostPosts: number;
  /** Whether the plan allows no more posts this month. */
  isPlanFull: boolean;
}

interface FakePostsParts {
  now: () => Date;
  rules: FakePostizRules;
  delivered: DeliveredPost[];
  media: Map<string, FakeMedium>;
}

const slowPublishMs = 5 * 60_000;
const minuteMs = 60_000;
const mostNotifications = 100;

const imageSchema = z.strictObject({
  id: z.string(),
  path: z.string(),
  alt: z.string().optional(),
});
const bodySchema = z.strictObject({
  type: z.enum(["draft", "schedule", "now", "update"]),
  date: z.iso.datetime(),
  shortLink: z.boolean(),
  tags: z.array(z.object({ value: z.string(), label: z.string() })),
  creationMethod: z.string().optional(),
  posts: z
    .array(
      z.strictObject({
        integration: z.strictObject({ id: z.string() }),
        group: z.string().optional(),
        value: z.array(z.strictObject({ content: z.string(), image: z.array(imageSchema) })).min(1),
        settings: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1),
});

/** An error that the fake returns with this HTTP status. */
export class FakePostizError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The drafts, posts and notifications of the fake. */
export class FakePosts {
  readonly all = new Map<string, FakePost>();
  /** Notifications about other posts of the organization. */
  readonly others: FakeNotification[] = [];
  readonly #parts: FakePostsParts;

  constructor(parts: FakePostsParts) {
    this.#parts = parts;
  }

  create(organization: FakeOrganization, body: unknown) {
    const read = bodySchema.safeParse(body);
    if (!read.success) throw new FakePostizError(400, read.error.message);
    const { posts, date, type } = read.data;
    return posts.map(({ integration: { id: integrationId }, group, value, settings }) => {
      const integration = organization.integrations.find(({ id }) => id === integrationId);
      if (!integration) {
        throw new FakePostizError(400, `Integration with id ${integrationId} not found`);
      }
      const checked = (fakeSettings[integration.identifier] ?? z.looseObject({})).safeParse(
        settings,
      );
      if (!checked.success) throw new FakePostizError(400, checked.error.message);
      const parts = value.map(({ content, image }) => ({
        content: sanitize(content),
        images: image.map((one) => this.#readImage(organization, one)),
      }));
      // The new post replaces all posts of the group.
      if (group !== undefined) this.deleteGroup(organization, group);
      const post: FakePost = {
        id: randomUUID(),
        group: group ?? randomUUID(),
        organization,
        integration,
        publishDate: date,
        parts,
        settings,
        state: "DRAFT",
        endsAtMs: null,
        error: null,
        isMissing: false,
      };
      this.all.set(post.id, post);
      if (type === "schedule" || type === "now") this.#publish(post, undefined);
      return { postId: post.id, integration: integrationId };
    });
  }

  changeStatus(
    organization: FakeOrganization,
    {
      id,
      status,
      fate,
    }: { id: string; status: "draft" | "schedule"; fate: PostOutcome | undefined },
  ) {
    const post = this.#find(organization, id);
    if (!post) throw new FakePostizError(400, "Post not found");
    if (status === "draft") {
      post.state = "DRAFT";
      return { id, state: post.state };
    }
    const { refusesPast, clockMs } = this.#parts.rules;
    const agoMs = this.#nowMs + clockMs - Date.parse(post.publishDate);
    if (refusesPast && agoMs > minuteMs) {
      throw new FakePostizError(400, `Publish date ${post.publishDate} UTC is in the past`);
    }
    // Like Postiz, publishes a post again if it was already published.
    this.#publish(post, fate);
    return { id, state: post.state };
  }

  list(organization: FakeOrganization, { from, to }: { from: number; to: number }) {
    const listed = [...this.all.values()].filter(
      (post) =>
        post.organization === organization &&
        Date.parse(post.publishDate) >= from &&
        Date.parse(post.publishDate) <= to,
    );
    return { posts: listed.map((post) => this.#describe(post)) };
  }

  /** Deletes the posts of a group or, like Postiz, all posts of the organization if there is no group. */
  deleteGroup(organization: FakeOrganization, group: string | undefined) {
    for (const post of this.all.values()) {
      const isMeant = group === undefined || post.group === group;
      if (post.organization === organization && isMeant) this.all.delete(post.id);
    }
  }

  findGroup(organization: FakeOrganization, id: string): string | undefined {
    return this.#find(organization, id)?.group;
  }

  /** Adds a notification about another post. */
  notify(content: string): void {
    const createdAt = new Date(this.#nowMs).toISOString();
    this.others.push({ id: randomUUID(), content, link: null, createdAt });
  }

  /** Lists the newest notifications, newest first. None names the post. */
  listNotifications(organization: FakeOrganization): FakeNotification[] {
    const ended = [...this.all.values()].filter(
      (post) =>
        post.organization === organization &&
        post.endsAtMs !== null &&
        post.endsAtMs <= this.#nowMs,
    );
    const own = ended.flatMap((post) => {
      const content = describeEnd(post);
      const createdAt = new Date(post.endsAtMs ?? 0).toISOString();
      return content === null ? [] : [{ id: `about-${post.id}`, content, link: null, createdAt }];
    });
    return [...own, ...this.others]
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .slice(0, mostNotifications);
  }

  #publish(post: FakePost, fate: PostOutcome | undefined): void {
    const { rules, delivered } = this.#parts;
    const nowMs = this.#nowMs;
    const dueMs = Math.max(nowMs, Date.parse(post.publishDate) - rules.clockMs);
    post.state = "QUEUE";
    post.error = fate === "accept-then-fail" ? "refused" : rules.error;
    post.isMissing = rules.isMissing;
    post.endsAtMs = dueMs + (fate === "slow-publish" ? slowPublishMs : rules.publishMs);
    if (!liveErrors.includes(post.error)) return;
    const { id, integration, parts, settings } = post;
    delivered.push({ id, identifier: integration.identifier, parts, settings });
  }

  #readImage(organization: FakeOrganization, { id, path, alt }: z.output<typeof imageSchema>) {
    const medium = this.#parts.media.get(id);
    if (medium?.organization !== organization || medium.path !== path) {
      throw new FakePostizError(400, `There is no file ${id}.`);
    }
    return { id, alt: alt ?? null };
  }

  #describe(post: FakePost) {
    const { id, group, integration, publishDate, parts, settings, isMissing } = post;
    const state = this.#readState(post);
    const isPublished = state === "PUBLISHED";
    return {
      id,
      group,
      state,
      publishDate,
      content: parts[0]?.content,
      settings: JSON.stringify(settings),
      creationMethod: "API",
      tags: [],
      releaseId: isPublished ? (isMissing ? "missing" : "1") : null,
      releaseURL: isPublished ? `https://${integration.identifier}.example/p/${id}` : null,
      integration: { id: integration.id, providerIdentifier: integration.identifier },
    };
  }

  #readState({ state, endsAtMs, error }: FakePost): string {
    if (state === "DRAFT" || endsAtMs === null || this.#nowMs < endsAtMs) return state;
    return error === null ? "PUBLISHED" : "ERROR";
  }

  #find(organization: FakeOrganization, id: string): FakePost | null {
    const post = this.all.get(id);
    return post?.organization === organization ? post : null;
  }

  get #nowMs(): number {
    return this.#parts.now().getTime();
  }
}

function describeEnd({ error, integration: { identifier, name } }: FakePost): string | null {
  const service = `${identifier[0]?.toUpperCase()}${identifier.slice(1)}`;
  switch (error) {
    case "refused":
      return `An error occurred while posting on ${identifier}: The images are too large.`;
    case "comments":
      return `An error occurred while posting comments on ${identifier}: Comments are off.`;
    case "disconnected":
      return `We couldn't post to ${identifier} for ${name} because you need to reconnect it. Please enable it and try again.`;
    case "unconfirmed":
      return `Your post was sent to ${service}, but we couldn't confirm it was published. Please check your ${name} account before posting again to avoid duplicates.`;
    case "silent":
      return null;
    default:
      return `Your post has been published on ${service} at https://${identifier}.example/p/1`;
  }
}

const tags = /<(?!\/?(?:p|br|strong|u|a|ul|li|h1|h2|h3|span)\b)[^>]*>/g;

/** Removes all tags that Postiz doesn't know. */
const sanitize = (html: string) => html.replaceAll(tags, "");

/** Returns the text that a network gets. */
export function readPostedText(html: string): string {
  // Text without paragraphs is sent unchanged.
  if (!html.includes("<p>")) return html;
  return html
    .replace(/^<p>/, "")
    .replaceAll("<p>", "\n")
    .replaceAll("</p>", "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
