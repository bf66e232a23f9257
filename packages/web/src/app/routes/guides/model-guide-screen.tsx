import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { modelSettings } from "../../../features/guides/model-settings.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function ModelGuideScreen() {
  return (
    <GuidePage path={paths.modelGuide}>
      <h2>What works without a model</h2>
      <p>
        Slideloom works without an AI model, even offline. It turns a topic into an outline with a
        question to answer on each slide, and your notes into slides in your own words. With an AI
        model, it can also write complete slides and rewrite a slide for you. To set up a model, you
        add 2 or 3 lines of settings.
      </p>
      <h2>Choose a model</h2>
      <p>
        Add these lines to the file <code>.env</code> beside the server's <code>package.json</code>,
        with your own model and key, then restart the server. If a setting is wrong, the server
        doesn't start, and its error message names the setting.
      </p>
      {modelSettings.map(({ label, env }) => (
        <div key={label}>
          <h3>{label}</h3>
          <CodeBlock label={`Settings: ${label}`} code={env} />
        </div>
      ))}
      <p>
        <code>AI_BASE_URL</code> can be the URL of any server with an OpenAI-compatible API, such as
        Ollama, llama.cpp, vLLM or LM Studio. End the URL with the version path, <code>/v1</code>.
        Set <code>AI_API_KEY</code> only if the model's server needs a key.
      </p>
      <h2>Test the model</h2>
      <p>
        Generate a post in the <TextLink to={paths.create}>editor</TextLink>. If the provider
        rejects your key or model, the editor tells you. The server's log then contains the
        provider's response, but never your key. Failed generations are free.
      </p>
      <h2>What to know</h2>
      <ul>
        <li>
          Text that people enter in the Generate Content form is sent only to your provider. If the
          model runs on your own machine, the text never leaves that machine.
        </li>
        <li>
          A slow machine may need several minutes to write 15 slides. Set{" "}
          <code>AI_TIMEOUT_SECONDS</code> to a longer time than the default of 60 seconds.
        </li>
        <li>
          If you set up an AI model, only signed-in people can generate posts. To let visitors
          generate posts too, set <code>ANONYMOUS_GENERATIONS</code> to the number of posts per day
          and IP address.
        </li>
        <li>
          To see how well a model writes, run <code>npm run eval -- --requests</code>. It sends 60
          fixed requests to the model and evaluates the results.
        </li>
      </ul>
    </GuidePage>
  );
}
