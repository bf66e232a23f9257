import { samplePost } from "../document/sample-post.ts";
import { outputs } from "../outputs/outputs.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { callHeadersSchema } from "./public-call.ts";
import { jobExample } from "./public-examples.ts";
import { jobSchema } from "./public-jobs.ts";
import { renderRequestSchema } from "./public-render.ts";

/** A post's slides as files, the same as the editor's downloads. */
export const renderEndpoints = {
  "v1.renderPost": {
    access: "render",
    operation: {
      summary: "The slides of a post as a picture, a PDF, a presentation or a ZIP, for no credits",
      description:
        "Draws a `post` or a saved carousel (`carousel_id`) with the same pixels as the editor's download. What people should look at, such as text that did not fit and pictures that can't be loaded, is listed in `X-Render-Warnings`. With `on_missing_media` set to `fail` a missing picture is an error instead. With `Prefer: respond-async`, or where the drawing takes long or the server is about to restart, a job is answered instead.",
      tag: "Posts",
    },
    headers: callHeadersSchema,
    body: renderRequestSchema,
    responses: {
      200: {
        description: "The file.",
        mediaTypes: Object.values(outputs).map(({ mediaType }) => mediaType.replace(/;.*/, "")),
      },
      202: jobSchema.meta({
        description: "The job that draws, with pictures of every slide where none was named.",
        examples: [jobExample],
      }),
    },
    errors: [404, 409, 410, 422],
    example: { body: { post: samplePost } },
  },
} as const satisfies EndpointGroup;
