import { defaultDesign } from "../design/index.ts";
import type { Post } from "../document/post.ts";
import type { Connection, ConnectionListResponse } from "./connections.ts";
import type { CreditsResponse } from "./credits.ts";
import type { PingResponse } from "./ping.ts";
import type { PublicCarousel, PublicCarouselListResponse } from "./public-carousels.ts";
import type { PublicGenerateResponse } from "./public-generation.ts";
import type { Job } from "./public-jobs.ts";
import type { ValidateResponse } from "./public-post.ts";
import type { Publication, ScheduleImportResponse } from "./publications.ts";
import { buildUrl } from "./routes.ts";
import type { Webhook } from "./webhooks.ts";

/* Example responses of the public API, by operation. */

const text = (value: string) => [{ type: "text", value }];

const post: Post = {
  title: "Five ::habits:: of people who write well",
  content: [
    {
      header: "Writing well is a habit",
      description: text("None of these takes more than ten minutes a day."),
    },
    {
      header: "Read it ::aloud::",
      description: text("Your ear finds the sentence that your eye forgives."),
      summary: "If you run out of breath, cut it.",
    },
    { header: "Which one is yours?", description: text("Tell me in the comments.") },
  ],
  hashtags: ["#Writing", "#Habits", "#Clarity"],
};

/** `POST /api/v1/generate`. */
export const generateExample: PublicGenerateResponse = {
  content: JSON.stringify(post, null, 2),
  remaining_credits: 9,
};

const jobId = "0d8f1c52-3c1b-4b56-9a7e-5f6f0c1d9b34";

/** `GET /api/v1/jobs/{id}`. */
export const jobExample: Job = {
  id: jobId,
  kind: "render",
  status: "done",
  status_url: `https://slides.example${buildUrl("v1.getJob", { params: { id: jobId } })}`,
  message: null,
  slides: [{ slide: 1, status: "done" }],
  files: [
    {
      name: "carousel-slide-1.png",
      type: "image/png",
      url: "https://slides.example/results/0d8f1c52-3c1b-4b56-9a7e-5f6f0c1d9b34/slide-1/1798945446000-p3Tq1cJm2h0hZyQ0F0l5xg/carousel-slide-1.png",
      slide: 1,
      width: 1080,
      height: 1350,
    },
  ],
  expires_at: "2027-01-03T03:04:06.000Z",
  warnings: [],
  metadata: { row: 17 },
  created_at: "2027-01-02T03:04:05.000Z",
  finished_at: "2027-01-02T03:04:06.000Z",
};

/** `POST /api/v1/webhooks`. */
export const webhookExample: Webhook = {
  id: "3f6c1d52-7c1b-4b56-9a7e-5f6f0c1d9b34",
  url: "https://hooks.example/slideloom",
  events: ["carousel.completed"],
  secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0Vr3kHWmAeo=",
  createdAt: "2027-01-02T03:04:05.678Z",
};

/** `POST /api/v1/validate`. */
export const validateExample: ValidateResponse = {
  valid: false,
  issues: [
    {
      code: "missing-header",
      message: "Slide 2: missing required field 'header'",
      path: ["content", 1],
      line: 5,
      column: 5,
    },
  ],
  warnings: [],
};

/** `GET /api/v1/carousels`. */
export const carouselListExample: PublicCarouselListResponse = {
  carousels: [
    {
      id: "6f1f3c52-9d0b-4c56-8a7e-2f6f0c1d9b34",
      version: 3,
      title: "Five habits of people who write well",
      status: "draft",
      format: "carousel",
      network: "linkedin",
      slides: 8,
      createdAt: "2027-01-02T03:04:05.678Z",
      updatedAt: "2027-01-03T03:04:05.678Z",
    },
  ],
  nextCursor: null,
};

/** `GET /api/v1/carousels/{id}`. */
export const carouselExample: PublicCarousel = {
  id: "6f1f3c52-9d0b-4c56-8a7e-2f6f0c1d9b34",
  version: 3,
  title: "Five habits of people who write well",
  status: "draft",
  format: "carousel",
  network: "linkedin",
  slides: 3,
  createdAt: "2027-01-02T03:04:05.678Z",
  updatedAt: "2027-01-03T03:04:05.678Z",
  content: JSON.stringify(post, null, 2),
  design: { ...defaultDesign },
  media_urls: { "2": "https://pictures.example/desk.jpg" },
  captions: { x: "Which habit is hardest?" },
  ai_generated: false,
  share_url: null,
};

/** `GET /api/v1/credits`. */
export const creditsExample: CreditsResponse = {
  credits: 9,
  plan: "free",
  limit: 10,
  resetsAt: "2027-01-31T00:00:00.000Z",
};

/** `GET /api/v1/ping`. */
export const pingExample: PingResponse = {
  status: "success",
  message: "Slideloom is reachable.",
  timestamp: "2027-01-02T03:04:05.678Z",
  version: "1.2.3",
};

/** `GET /api/v1/ping-jsonp?callback=onPing`. */
export const pingJsonpExample = `/**/onPing(${JSON.stringify(pingExample)});`;

/** A connected account. */
const connectionExample: Connection = {
  id: "8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22",
  network: "bluesky",
  service: "bluesky",
  kind: null,
  through: null,
  duplicates: [],
  name: "Ana",
  handle: "ana.bsky.social",
  picture_url: null,
  server: "bsky.social",
  state: "active",
  message: null,
  ends_at: null,
  time_zone: "Europe/Berlin",
  slots: [{ weekday: 1, time: "09:00", paused: false }],
  limits: {},
  choices: {},
  created_at: "2027-01-02T03:04:05.678Z",
};

/** `GET /api/v1/connections`. */
export const connectionListExample: ConnectionListResponse = { connections: [connectionExample] };

/** A scheduled post. */
export const publicationExample: Publication = {
  id: "5b0d6a52-9f0e-4d8e-8c43-0a6f6f3c1d33",
  version: 1,
  carousel_id: carouselExample.id,
  carousel_version: 3,
  newer_version: null,
  title: carouselExample.title,
  thumbnail_url: null,
  source: "time",
  due_at: "2027-02-01T08:00:00.000Z",
  wall_time: "2027-02-01T09:00",
  time_zone: "Europe/Berlin",
  targets: [
    {
      id: "0c7a7f0e-3e0b-4f6b-9a53-2f8f1f0d5e44",
      connection_id: connectionExample.id,
      network: "bluesky",
      service: "bluesky",
      name: "Ana",
      handle: "ana.bsky.social",
      status: "scheduled",
      caption: "Five habits #Writing",
      alt_texts: ["Slide 1 of 3: Five habits."],
      options: {},
      due_at: "2027-02-01T08:00:00.000Z",
      posts: [],
      parts: 1,
      message: null,
      code: null,
      finished_at: null,
    },
  ],
  created_at: "2027-01-02T03:04:05.678Z",
};

export const scheduleImportExample: ScheduleImportResponse = {
  scheduled: true,
  rows: [
    {
      row: 2,
      title: "Tea",
      slides: 2,
      publication_id: publicationExample.id,
      is_new: true,
      due_at: "2026-12-01T08:00:00.000Z",
      time_zone: "Europe/Berlin",
      accounts: ["Bluesky, ana.bsky.social"],
      problems: [],
      warnings: [],
    },
  ],
  unreadable: [],
};
