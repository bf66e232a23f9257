import { bridgedServices } from "../bridged-services.ts";
import type { Network } from "../network.ts";

/** Postiz, an open-source bridge: a service that publishes people's posts on other services. */
export const postiz = {
  name: "Postiz",
  nameInSentence: "Postiz",
  services: bridgedServices,
  form: "One API key for all social accounts of your own Postiz server, or of Postiz's cloud.",
  facts: {
    cost: "Postiz is free on your own server. Its cloud needs a paid plan.",
    review:
      "For most networks, you have to register an app for your own Postiz server. Postiz's cloud has these apps.",
    lasts: "Stays connected until you change the key in Postiz.",
  },
  mark: { sign: "P", color: "#5b3df5" },
  connect: {
    kind: "key",
    way: "key",
    fields: [
      {
        name: "url",
        label: "Postiz address",
        hint: "For Postiz's cloud: https://api.postiz.com",
        placeholder: "https://postiz.example.com",
        kind: "url",
        required: "Enter the address of your Postiz server",
        maxLength: 2048,
      },
      {
        name: "key",
        label: "Postiz key",
        hint: "In Postiz: Settings → Developers → Public API",
        placeholder: "",
        kind: "secret",
        required: "Enter the key",
        maxLength: 2000,
      },
    ],
    button: "Connect Postiz",
    canReconnect: true,
  },
  settings: {},
} as const satisfies Network;
