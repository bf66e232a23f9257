import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { createConnection } from "../api/connections.ts";
import { FormError } from "./form-error.tsx";

/** The secret of a new webhook hand-off, shown once. */
function NewSecret({ name, secret }: { name: string; secret: string }) {
  return (
    <Notice variant="warning" role="status" title={`Signing secret of ${name}`} className="w-full">
      <p>Copy it now. It won't be shown again.</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-lg bg-surface px-2.5 py-1.5 text-[13px] wrap-anywhere text-ink">
          {secret}
        </code>
        <CopyButton text={secret} title="Copy signing secret" />
      </div>
    </Notice>
  );
}

/** Connects a webhook hand-off: a service of the person's own that publishes posts. */
export function HandoverForm({ onConnected }: { onConnected: (id: string) => void }) {
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => createConnection({ network: "handover", name, url, time_zone: viewerZone() }),
    onSuccess: ({ id }) => {
      setName("");
      setUrl("");
      onConnected(id);
    },
  });
  return (
    <form
      aria-label="Connect a webhook hand-off"
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label="Name"
        placeholder="n8n"
        autoComplete="off"
        required
        className="w-full"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Webhook URL"
        hint="The webhook that starts your workflow"
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        required
        className="w-full"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <FormError error={error} />
      {data?.secret && <NewSecret name={data.name} secret={data.secret} />}
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? "Connecting..." : "Connect webhook"}
      </Button>
    </form>
  );
}
