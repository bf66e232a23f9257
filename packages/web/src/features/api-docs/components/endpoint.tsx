import { CodeBlock } from "../../../components/ui/code-block.tsx";
import type { Operation } from "../build-operations.ts";
import { TryOperation } from "./try-operation.tsx";

/** A text with code in backticks. */
function Described({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function Fields({ operation: { fields } }: { operation: Operation }) {
  if (fields.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[fit-content(14rem)_minmax(0,1fr)]">
      {fields.map(({ name, kind, description }) => (
        <div key={name} className="contents">
          <dt>
            <code className="font-semibold">{name}</code>
            <span className="block text-[13px] text-muted wrap-anywhere">{kind}</span>
          </dt>
          <dd className="text-muted max-sm:mb-2">
            <Described text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface EndpointProps {
  operation: Operation;
  /** Null without an account or before its first key. */
  accountKey: string | null;
}

/** An operation with its fields, responses and a form to try it. */
export function Endpoint({ operation, accountKey }: EndpointProps) {
  const { method, path, needsKey, summary, description, example, errors } = operation;
  return (
    <li className="p-4">
      <h3 className="flex flex-wrap items-center gap-2">
        <span className="rounded-md bg-accent-soft px-1.5 py-0.5 text-xs font-bold text-accent-ink">
          {method}
        </span>
        <code className="text-sm font-semibold wrap-anywhere">{path}</code>
        <span className="text-[13px] font-normal text-muted">
          {needsKey ? "API key required" : "No authentication"}
        </span>
      </h3>
      <p className="mt-1.5">{summary}</p>
      <p className="text-muted">
        <Described text={description} />
      </p>
      <Fields operation={operation} />
      <details className="mt-2">
        <summary className="cursor-pointer rounded py-1 font-medium text-accent-ink">
          Responses
        </summary>
        {example !== null && (
          <CodeBlock label={`Response of ${path}`} code={example} className="my-2" />
        )}
        <ul className="text-muted">
          {errors.map((error) => (
            <li key={error.status} className="mt-1 flex gap-3">
              <span className="font-semibold tabular-nums">{error.status}</span>
              {error.description}
            </li>
          ))}
        </ul>
      </details>
      <details className="mt-1">
        <summary className="cursor-pointer rounded py-1 font-medium text-accent-ink">
          Try it
        </summary>
        <TryOperation operation={operation} accountKey={accountKey} />
      </details>
    </li>
  );
}
