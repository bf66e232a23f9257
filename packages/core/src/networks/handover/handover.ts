import type { Network } from "../network.ts";

/** The webhook hand-off: sends posts to the person's own service, which publishes them. */
export const handover = {
  name: "Webhook hand-off",
  nameInSentence: "a webhook hand-off",
  services: [],
  form: "Post to other networks through n8n, Make or Zapier. Your workflow there gets the images, the PDF and the caption.",
  facts: {
    cost: "Slideloom doesn't charge for hand-offs.",
    review:
      "Your automation service may charge you. The network may need to approve that service's app.",
    lasts: "Stays connected until you disconnect it.",
  },
  mark: { sign: "↗", color: "#3f4a5f" },
  connect: {
    kind: "fields",
    way: "address",
    fields: [
      {
        name: "name",
        label: "Name",
        placeholder: "n8n",
        kind: "name",
        required: "Enter a name",
        maxLength: 100,
      },
      {
        name: "url",
        label: "Webhook URL",
        hint: "The webhook that starts your workflow",
        placeholder: "https://",
        kind: "url",
        required: "Enter the webhook's URL",
        maxLength: 2048,
      },
    ],
    button: "Connect webhook",
    canReconnect: false,
  },
  settings: {},
} as const satisfies Network;
