import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createListVoices(api: ApiClient) {
  return defineTool({
    name: "list_voices",
    title: "List voices",
    description: "How the account's author writes: habits, words, what to avoid. Free.",
    input: {},
    scope: "read",
    annotations: readOnly,
    async run(_input, { signal }) {
      const { voice, evidence } = await api.call("v1.getVoice", {}, signal);
      const { samples: _, ...described } = voice ?? { samples: [] };
      return {
        data: { voices: voice ? [{ id: "default", ...described, evidence }] : [] },
        warnings: voice ? [] : ["There is no voice yet. A person can add one on the account page."],
        page: "/account",
        next: ["validate_post"],
      };
    },
  });
}
