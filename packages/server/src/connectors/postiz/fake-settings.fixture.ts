import { z } from "zod";

const choice = z.enum(["yes", "no"]);
const tiktok = z.object({
  title: z.string().max(90),
  privacy_level: z.enum([
    "PUBLIC_TO_EVERYONE",
    "MUTUAL_FOLLOW_FRIENDS",
    "FOLLOWER_OF_CREATOR",
    "SELF_ONLY",
  ]),
  comment: z.boolean(),
  duet: z.boolean(),
  stitch: z.boolean(),
  autoAddMusic: choice,
  brand_content_toggle: z.boolean(),
  brand_organic_toggle: z.boolean(),
  content_posting_method: z.enum(["DIRECT_POST", "UPLOAD"]),
});
const linkedin = z.object({
  post_as_images_carousel: z.boolean(),
  carousel_name: z.string().max(100).optional(),
});
const instagram = z.object({
  post_type: z.enum(["post", "story"]),
  collaborators: z.array(z.object({ label: z.string() })),
});

/** Schemas of the settings that Postiz requires for a post or draft, by kind of channel. */
export const fakeSettings: Readonly<Record<string, z.ZodType>> = {
  linkedin,
  "linkedin-page": linkedin,
  instagram,
  "instagram-standalone": instagram,
  facebook: z.object({ post_type: z.enum(["post", "story"]) }),
  x: z.object({
    who_can_reply_post: z.enum(["everyone", "following", "mentionedUsers", "subscribers"]),
    made_with_ai: z.boolean().optional(),
  }),
  pinterest: z.object({
    board: z.string().min(1),
    title: z.string().max(100).optional(),
    link: z.url().optional(),
  }),
  tiktok,
  "tiktok-business": tiktok,
};
