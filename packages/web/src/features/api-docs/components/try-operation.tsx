import { useMutation } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { callOperation, type OperationResponse } from "../api/call-operation.ts";
import type { Operation } from "../build-operations.ts";

function ResponseView({ path, response }: { path: string; response: OperationResponse }) {
  const { status, statusText, headers, body } = response;
  return (
    <div className="mt-3">
      <p className={clsx("font-semibold", status < 400 ? "text-success" : "text-danger")}>
        {`HTTP ${status} ${statusText}`}
      </p>
      <CodeBlock
        label={`Headers of ${path}`}
        code={headers.map(([name, value]) => `${name}: ${value}`).join("\n")}
        className="mt-2"
      />
      <CodeBlock label={`Body of ${path}`} code={body} className="mt-2" />
    </div>
  );
}

function BodyField({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Body
      </label>
      <textarea
        id={id}
        value={body}
        onChange={(event) => onChange(event.target.value)}
        rows={8}
        spellCheck={false}
        className="block w-full rounded-[10px] border border-line bg-raised p-3 font-mono text-[13px] leading-relaxed hover:border-line-strong"
      />
    </div>
  );
}

interface TryOperationProps {
  operation: Operation;
  /** Null without an account or before its first key. */
  accountKey: string | null;
}

/** A form that sends a real request with the person's own key and shows the response. */
export function TryOperation({ operation, accountKey }: TryOperationProps) {
  const { path, fields, needsKey } = operation;
  const [body, setBody] = useState(operation.body);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      callOperation(operation, { accountKey: needsKey ? accountKey : null, body, values }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form aria-label={`Try ${path}`} onSubmit={send} className="mt-2 flex flex-col gap-3">
      {needsKey && accountKey === null && (
        <Notice variant="info">
          You don't have a key yet. Sign in and generate a key in “Your API key”. Without a key, the
          request returns 401.
        </Notice>
      )}
      {body !== null && <BodyField body={body} onChange={setBody} />}
      {fields
        .filter(({ place }) => place !== "body")
        .map(({ name, isRequired }) => (
          <TextField
            key={name}
            label={name}
            isOptional={!isRequired}
            required={isRequired}
            value={values[name] ?? ""}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? "Sending..." : "Send request"}
        </Button>
        {path === "/generate" && (
          <span className="text-[13px] text-muted">A generated post costs 1 credit.</span>
        )}
      </div>
      <div aria-live="polite">
        {data && <ResponseView path={path} response={data} />}
        {error && (
          <Notice variant="danger" title="We couldn't send the request">
            {error.message}
          </Notice>
        )}
      </div>
    </form>
  );
}
