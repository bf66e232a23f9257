import { Download } from "lucide-react";
import { buildButtonClassName } from "../../components/ui/button.tsx";
import { CodeBlock } from "../../components/ui/code-block.tsx";
import { type AutomationFile, readAutomationFile } from "./automation-files.ts";

/** An automation file to download or copy, with this server's URL in it. */
export function AutomationDownload({ name }: { name: AutomationFile }) {
  const text = readAutomationFile(name, location.origin);
  return (
    <>
      <p>
        <a
          download={name}
          href={`data:application/octet-stream,${encodeURIComponent(text)}`}
          className={buildButtonClassName({ variant: "primary" })}
        >
          <Download size={16} aria-hidden="true" />
          Download {name}
        </a>
      </p>
      <details className="mb-4">
        <summary className="mb-2 cursor-pointer rounded text-muted">Show file</summary>
        <CodeBlock label={name} code={text} />
      </details>
    </>
  );
}
