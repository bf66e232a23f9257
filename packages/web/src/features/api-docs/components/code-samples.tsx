import { Tabs } from "radix-ui";
import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { buildCodeSamples } from "../code-samples.ts";

/** The same request in several languages and tools. */
export function CodeSamples({ baseUrl }: { baseUrl: string }) {
  const samples = buildCodeSamples(baseUrl);
  return (
    <Tabs.Root defaultValue="curl" className="mt-3">
      <Tabs.List
        aria-label="Language"
        className="mb-2 flex flex-wrap gap-1 rounded-[11px] bg-sunken p-1"
      >
        {samples.map(({ id, label }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="h-8 rounded-lg px-3 font-medium text-muted transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-sm"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {samples.map(({ id, label, note, code }) => (
        <Tabs.Content key={id} value={id} className="rounded-xl">
          {note && <p className="mb-2 text-muted">{note}</p>}
          <CodeBlock label={`Generate a post: ${label}`} code={code} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
