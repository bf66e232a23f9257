import { publicationRequestSchema, publishTimeSchema } from "@slideloom/core/contract/publications";
import type { ApiClient } from "../api-client.ts";
import { carouselId } from "../arguments.ts";
import { changesNetworks, defineTool } from "../tool.ts";
import { presentPublication } from "./publication-rows.ts";
import { tellApproval } from "./tell-approval.ts";

const { id, targets, version } = publicationRequestSchema.shape;

export const whenArgument = publishTimeSchema.meta({
  brief: {
    type: "object",
    description: "{kind: now | slot | unscheduled} or {kind: time, at, time_zone}.",
  },
  examples: [{ kind: "now" }, { kind: "time", at: "2026-12-01T09:00", time_zone: "Europe/Berlin" }],
});

export function createPublishCarousel(api: ApiClient) {
  return defineTool({
    name: "publish_carousel",
    title: "Publish a carousel",
    description:
      "Publishes a version to connected accounts, now or later. It can't be undone. Free.",
    input: {
      carousel_id: carouselId,
      version: version.meta({ description: "The version that was agreed to; newest by default." }),
      targets: targets.meta({
        brief: {
          type: "array",
          items: { type: "object", required: ["connection_id"] },
          description: "Each has connection_id, and may have caption, alt_texts, options.",
        },
        examples: [[{ connection_id: "8a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22", caption: "Tea" }]],
      }),
      when: whenArgument,
      id: id.meta({
        brief: { type: "string", description: "A UUID; the same id publishes once." },
      }),
    },
    scope: "publish",
    annotations: { ...changesNetworks, idempotentHint: true },
    async run(form, { signal, state }) {
      const made =
        state === undefined
          ? await api.call("v1.createPublication", { body: form }, signal)
          : await api.call("v1.getPublication", { params: { id: state } }, signal);
      return {
        data: { publication: presentPublication(made) },
        ...tellApproval(made, { state }),
        next: ["list_publications", "cancel_publication"],
      };
    },
  });
}
