import { samplePost } from "../document/sample-post.ts";
import { outputs } from "../outputs/outputs.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { callHeadersSchema } from "./public-call.ts";
import { jobExample } from "./public-jobs.ts";
import { jobSchema } from "./public-jobs.ts";
import { renderRequestSchema } from "./public-render.ts";

/** Endpoints that draw posts as files, with the same pixels as the editor's downloads. */
export const renderEndpoints = {
  "v1.renderPost": {
    access: "render",
    operation: {
      summary: "Render a post as an image, PDF, presentation or ZIP",
      description:
        "Renders a `post` or a saved carousel (`carousel_id`) with the same pixels as the editor's download. Free. `X-Render-Warnings` lists problems such as text that doesn't fit and images that can't be loaded. If you set `on_missing_media` to `fail`, a missing image is an error. Returns a job instead of the file if you send `Prefer: respond-async`, if rendering takes long, or if the server is about to restart.",
      tag: "Posts",
    },
    headers: callHeadersSchema,
    body: renderRequestSchema,
    bodyLimit: bodyLimits.postWithImages,
    responses: {
      200: {
        description: "The file.",
        mediaTypes: Object.values(outputs).map(({ mediaType }) => mediaType.replace(/;.*/, "")),
      },
      202: jobSchema.meta({
        description:
          "The job that renders the post. It renders every slide unless the request has `slide`.",
        examples: [jobExample],
      }),
    },
    errors: [404, 409, 410, 422],
    example: { body: { post: samplePost } },
  },
} as const satisfies EndpointGroup;
