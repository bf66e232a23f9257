import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { modelSettings } from "../../../features/guides/model-settings.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function ModelGuideScreen() {
  return (
    <GuidePage path={paths.modelGuide}>
      <h2>Without a model</h2>
      <p>
        Slideloom works without an AI model: a topic becomes an outline with a question to answer on
        each slide, and pasted notes become slides in your own words, offline. An AI model writes
        whole slides and rewrites single ones. It takes 2 or 3 lines of settings.
      </p>
      <h2>Choose one</h2>
      <p>
        Add these lines to the file <code>.env</code> beside the server's <code>package.json</code>,
        with your own model and key, then restart the server. If a setting is wrong, the server
        doesn't start and names the setting.
      </p>
      {modelSettings.map(({ label, env }) => (
        <div key={label}>
          <h3>{label}</h3>
          <CodeBlock label={`Settings: ${label}`} code={env} />
        </div>
      ))}
      <p>
        <code>AI_BASE_URL</code> is the URL of any server with an OpenAI-compatible API, such as
        Ollama, llama.cpp, vLLM or LM Studio, including its version path, <code>/v1</code>. Set{" "}
        <code>AI_API_KEY</code> only if that server needs a key.
      </p>
      <h2>Check it</h2>
      <p>
        Generate a post in the <TextLink to={paths.create}>editor</TextLink>. If the provider
        rejects the key or the model, the editor tells you, and the server's log has the provider's
        response, without the key. Failed generations are free.
      </p>
      <h2>What to know</h2>
      <ul>
        <li>
          Text that people enter in the Generate Content form is sent only to your provider. With a
          model on your own machine, it stays there.
        </li>
        <li>
          A small machine may need minutes for 15 slides. Raise <code>AI_TIMEOUT_SECONDS</code> (60
          by default).
        </li>
        <li>
          With an AI model, only signed-in people can generate. To let visitors generate too, set{" "}
          <code>ANONYMOUS_GENERATIONS</code> to how many they get per day.
        </li>
        <li>
          <code>npm run eval</code> tests a model with 60 fixed requests.
        </li>
      </ul>
    </GuidePage>
  );
}
