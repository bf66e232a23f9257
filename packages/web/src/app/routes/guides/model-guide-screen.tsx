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
        Nothing has to be set: a topic becomes an outline with a prompt to answer on each slide, and
        notes that you paste become slides in your own words, without a network. A language model
        writes the slides, rewrites single ones on request, and is two or three lines of settings.
      </p>
      <h2>Choose one</h2>
      <p>
        Put the lines into the file <code>.env</code> beside the server&rsquo;s{" "}
        <code>package.json</code>, with a model and a key of your own, and start the server again. A
        setting that is wrong stops the start with one line that names it.
      </p>
      {modelSettings.map(({ label, env }) => (
        <div key={label}>
          <h3>{label}</h3>
          <CodeBlock label={`Settings: ${label}`} code={env} />
        </div>
      ))}
      <p>
        <code>AI_BASE_URL</code> is the address of any server that speaks the API of OpenAI: Ollama,
        llama.cpp, vLLM or LM Studio, with its version path, <code>/v1</code>. It needs a key only
        if that server asks for one, in <code>AI_API_KEY</code>.
      </p>
      <h2>Check it</h2>
      <p>
        Generate a post in the <TextLink to={paths.create}>editor</TextLink>. If the provider does
        not accept the key or does not know the model, the editor says so, and the server&rsquo;s
        log has its answer, without the key. A generation that fails costs no credit.
      </p>
      <h2>What to know</h2>
      <ul>
        <li>
          What people type into the form goes to the provider that you set, and to nobody else; with
          a model on your own machine it stays there.
        </li>
        <li>
          A small machine may take minutes for 15 slides: raise <code>AI_TIMEOUT_SECONDS</code>, 60
          without it.
        </li>
        <li>
          With a model, visitors who are not signed in may not generate unless{" "}
          <code>ANONYMOUS_GENERATIONS</code> says how often a day.
        </li>
        <li>
          <code>npm run eval</code> measures what a model makes of 60 fixed requests.
        </li>
      </ul>
    </GuidePage>
  );
}
