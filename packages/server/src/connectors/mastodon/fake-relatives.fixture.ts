import type { FastifyReply } from "fastify";

/** Software with Mastodon's API. */
export type Software = "mastodon" | "pixelfed" | "gotosocial" | "pleroma";

/** Limits of a fake server, and the length that each URL counts there. */
interface InstanceLimits {
  characters: number;
  pictures: number;
}

/** A refusal in Mastodon's form. */
interface MastodonError {
  error: string;
  error_description?: string;
}

/** The differences between a software and Mastodon. */
interface Relative {
  /** The scopes that exist; null if all that the application is registered with are accepted. */
  scopes: readonly string[] | null;
  displayName: string | null;
  /** Seconds until tokens end, and whether they can be refreshed. */
  tokenLife: number | null;
  /** Whether a repeated idempotency key returns the first post. */
  keepsKeys: boolean;
  /** Whether an image can be in several posts. */
  sharesImages: boolean;
  takenImage: { status: number; message: string };
  /** The instance by version of the API; null if that version is missing. */
  describeInstance(version: 1 | 2, limits: InstanceLimits): object | null;
  /** Rewrites a refusal of Mastodon's. */
  refuse(reply: FastifyReply, refused: MastodonError): object;
}

const descriptionLimit = 1500;
const imageSizeLimit = 16_777_216;

const buildConfiguration = ({ characters, pictures }: InstanceLimits) => ({
  statuses: {
    max_characters: characters,
    max_media_attachments: pictures,
    characters_reserved_per_url: 23,
  },
  media_attachments: { description_limit: descriptionLimit, image_size_limit: imageSizeLimit },
});

const mastodon: Relative = {
  scopes: null,
  displayName: "Ana 🍵",
  tokenLife: null,
  keepsKeys: true,
  sharesImages: false,
  takenImage: { status: 422, message: "Media not found or already attached to another post" },
  describeInstance: (version, limits) => ({
    ...(version === 2 ? { domain: "social.example" } : { uri: "social.example" }),
    configuration: buildConfiguration(limits),
  }),
  refuse: (_reply, refused) => refused,
};

const yearSeconds = 356 * 86_400;

export const relatives: Readonly<Record<Software, Relative>> = {
  mastodon,
  // Laravel: its own errors have a `message`, and unknown scopes are refused by a redirect.
  pixelfed: {
    ...mastodon,
    scopes: ["read", "write", "follow", "push"],
    displayName: null,
    tokenLife: yearSeconds,
    keepsKeys: false,
    takenImage: { status: 404, message: "No query results for model [App\\Media] 10000" },
    describeInstance: (version, limits) =>
      version === 2
        ? null
        : { version: "3.5.3 (compatible; Pixelfed)", configuration: buildConfiguration(limits) },
    refuse: (reply, { error, error_description: description }) =>
      description === undefined
        ? { message: error, ...(reply.statusCode === 422 && { errors: { status: [error] } }) }
        : { error, error_description: description, message: description },
  },
  gotosocial: {
    ...mastodon,
    displayName: "",
    keepsKeys: false,
    takenImage: { status: 400, message: "media already attached to status: 10000" },
    refuse: (_reply, { error, error_description: description }) =>
      description === undefined
        ? { error: `Unprocessable Entity: ${error}` }
        : { error, error_description: description },
  },
  // Version 2 of the instance came late, and ended tokens are refused with 403.
  pleroma: {
    ...mastodon,
    tokenLife: 600,
    sharesImages: true,
    describeInstance: (version, { characters, pictures }) =>
      version === 2
        ? null
        : {
            uri: "https://social.example",
            max_toot_chars: characters,
            max_media_attachments: pictures,
            description_limit: 5000,
          },
    refuse(reply, { error, error_description: description }) {
      if (reply.statusCode === 401 && description === undefined) {
        void reply.code(403);
        return { error: "Invalid credentials." };
      }
      if (description === undefined) return { error: { status: [error] } };
      void reply.code(400);
      return { error: "Invalid credentials" };
    },
  },
};
