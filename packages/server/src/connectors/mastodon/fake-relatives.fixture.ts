import type { FastifyReply } from "fastify";

/** Software with Mastodon's API. */
export type Software = "mastodon" | "pixelfed" | "gotosocial" | "pleroma";

/** Limits of a fake server. */
interface InstanceLimits {
  characters: number;
  pictures: number;
}

/** Mastodon's error response. */
interface MastodonError {
  error: string;
  error_description?: string;
}

/** The differences between a software and Mastodon. */
interface Relative {
  /** Scopes that the server knows. Null if the server accepts all scopes of an application. */
  scopes: readonly string[] | null;
  displayName: string | null;
  /** Lifetime of access tokens, in seconds. Null if access tokens don't expire; then there are no refresh tokens. */
  tokenLife: number | null;
  /** Whether a request with a repeated idempotency key returns the first post. */
  keepsKeys: boolean;
  /** Whether an image can be in several posts. */
  sharesImages: boolean;
  takenImage: { status: number; message: string };
  /** Returns the server's description in a version of the API; null if the software lacks the version. */
  describeInstance(version: 1 | 2, limits: InstanceLimits): object | null;
  /** Converts an error response of Mastodon's to the software's own. */
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
  // Pixelfed uses Laravel: its errors have a `message`, and the authorization page refuses unknown scopes by a
  // redirect.
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
  // Older Pleroma servers lack version 2 of the server's description, and refuse expired tokens with 403.
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
