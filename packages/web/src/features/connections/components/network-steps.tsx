import { redirectUriPlaceholder, type Guide } from "@slideloom/core/networks";
import { MarkedText } from "../../../components/marked-text.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";

/** A value with a button to copy it. */
function Value({ text, title }: { text: string; title: string }) {
  return (
    <span className="my-1 flex flex-wrap items-center gap-2">
      <code className="min-w-0 rounded-lg bg-sunken px-2 py-1 text-[13px] wrap-anywhere">
        {text}
      </code>
      <CopyButton text={text} title={title} />
    </span>
  );
}

interface NetworkStepsProps {
  guide: Guide;
  /** The OAuth redirect URI to register at the network. */
  redirectUri: string;
}

export function NetworkSteps({ guide: { steps }, redirectUri }: NetworkStepsProps) {
  return (
    <>
      {steps.before !== undefined && (
        <p>
          <MarkedText text={steps.before} />
        </p>
      )}
      <ol>
        {steps.list.map(({ text, values = [] }) => (
          <li key={text}>
            <MarkedText text={text} />
            {values.map((value) => (
              <Value
                key={value.title}
                text={value.text === redirectUriPlaceholder ? redirectUri : value.text}
                title={value.title}
              />
            ))}
          </li>
        ))}
      </ol>
      {steps.after !== undefined && (
        <p>
          <MarkedText text={steps.after} />
        </p>
      )}
    </>
  );
}
