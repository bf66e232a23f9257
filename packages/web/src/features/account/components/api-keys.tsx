import type { ApiKey, NewApiKeyResponse } from "@slideloom/core/contract/api-keys";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { describeDate, describeTime } from "../../../lib/describe-time.ts";
import { showToast } from "../../../state/toast-store.ts";
import { revokeApiKey, useApiKeys } from "../api/api-keys.ts";
import { ApiKeyForm } from "./api-key-form.tsx";
import { showFailure } from "../../../state/failure-toast.ts";

function MadeKey({ made }: { made: NewApiKeyResponse }) {
  return (
    <Notice variant="warning" role="status" title={`Key “${made.name}” created`}>
      <p>Copy it now. It won't be shown again.</p>
      <div className="mt-2 flex items-center gap-2">
        <code className="min-w-0 rounded-lg bg-surface px-2.5 py-1.5 text-[13px] text-ink">
          {made.key}
        </code>
        <CopyButton text={made.key} title="Copy the new key" />
      </div>
    </Notice>
  );
}

function KeyItem({ item, onRevoke }: { item: ApiKey; onRevoke: () => void }) {
  const { name, ending, scopes, createdAt, lastUsedAt } = item;
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{" "}
          <code className="text-[13px] text-muted">sl_…{ending}</code>
        </p>
        <p className="text-[13px] text-muted">
          {scopes.join(", ")} · created <time dateTime={createdAt}>{describeDate(createdAt)}</time>{" "}
          ·{" "}
          {lastUsedAt ? (
            <>
              last used <time dateTime={lastUsedAt}>{describeTime(lastUsedAt)}</time>
            </>
          ) : (
            "never used"
          )}
        </p>
      </div>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

interface RevokeDialogProps {
  /** The key to revoke; null while the dialog is closed. */
  item: ApiKey | null;
  onClose: () => void;
  onConfirm: (item: ApiKey) => void;
}

function RevokeDialog({ item, onClose, onConfirm }: RevokeDialogProps) {
  const confirm = () => {
    onClose();
    if (item) onConfirm(item);
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      title={`Revoke “${item?.name}”?`}
      description="Everything that uses this key stops working immediately."
      keepLabel="Keep key"
      confirmLabel="Revoke key"
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}

/** The account's API keys, and a form to create another. */
export function ApiKeys() {
  const { data, error } = useApiKeys();
  const [made, setMade] = useState<NewApiKeyResponse | null>(null);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const { mutate } = useMutation({
    mutationFn: ({ id }: ApiKey) => revokeApiKey(id),
    onSuccess: (_, { id, name }) => {
      if (made?.id === id) setMade(null);
      showToast({ title: "Key revoked", description: `“${name}” no longer works.` });
    },
    onError: showFailure("Key not revoked"),
  });
  return (
    <div className="flex max-w-lg flex-col gap-5">
      <ErrorNotice error={error} />
      {data && data.keys.length > 0 && (
        <ul aria-label="API keys">
          {data.keys.map((item) => (
            <KeyItem key={item.id} item={item} onRevoke={() => setAsked(item)} />
          ))}
        </ul>
      )}
      {made && <MadeKey made={made} />}
      <ApiKeyForm onMade={setMade} />
      <RevokeDialog item={asked} onClose={() => setAsked(null)} onConfirm={mutate} />
    </div>
  );
}
