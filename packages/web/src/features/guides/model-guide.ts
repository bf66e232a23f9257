import type { ReadGuide } from "./guide.ts";
import { modelSettings } from "./model-settings.ts";

export const readGuide: ReadGuide = () => [
  {
    title: "What works without a model",
    blocks: [
      "Slideloom works without an AI model, even offline. It turns a topic into an outline with a question to answer on each slide, and your notes into slides in your own words. With an AI model, it can also write complete slides and rewrite a slide for you. To set up a model, you add 2 or 3 lines of settings.",
    ],
  },
  {
    title: "Choose a model",
    blocks: [
      "Add these lines to the file `.env` beside the server's `package.json`, with your own model and key, then restart the server. If a setting is wrong, the server doesn't start, and its error message names the setting.",
      ...modelSettings.flatMap(({ label, env }) => [
        { heading: label },
        { code: env, label: `Settings: ${label}` },
      ]),
      "`AI_BASE_URL` can be the URL of any server with an OpenAI-compatible API, such as Ollama, llama.cpp, vLLM or LM Studio. End the URL with the version path, `/v1`. Set `AI_API_KEY` only if the model's server needs a key.",
    ],
  },
  {
    title: "Test the model",
    blocks: [
      "Generate a post in the [editor](/create). If the provider rejects your key or model, the editor tells you. The server's log then contains the provider's response, but never your key. Failed generations are free.",
    ],
  },
  {
    title: "What to know",
    blocks: [
      {
        list: [
          "Text that people enter in the Generate Content form is sent only to your provider. If the model runs on your own machine, the text never leaves that machine.",
          "A slow machine may need several minutes to write 15 slides. Set `AI_TIMEOUT_SECONDS` to a longer time than the default of 60 seconds.",
          "If you set up an AI model, only signed-in people can generate posts. To let visitors generate posts too, set `ANONYMOUS_GENERATIONS` to the number of posts per day and IP address.",
          "To see how well a model writes, run `npm run eval -- --requests`. It sends 60 fixed requests to the model and evaluates the results.",
        ],
      },
    ],
  },
];
