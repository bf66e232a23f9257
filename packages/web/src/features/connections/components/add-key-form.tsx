import type { NewGrant } from "@slideloom/core/contract/grants";
import { networks, type NetworkId } from "@slideloom/core/networks";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { createGrant } from "../api/grants.ts";
import { ConnectFields } from "./connect-fields.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";

interface AddKeyFormProps {
  network: NetworkId;
  onAdded: (made: NewGrant) => void;
}

/** Stores a network's key; the accounts that it reaches are chosen afterwards. */
export function AddKeyForm({ network, onAdded }: AddKeyFormProps) {
  const { nameInSentence, connect } = networks[network];
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createGrant({ key: "", ...values, network, time_zone: viewerZone() }),
    onSuccess: (made) => {
      setValues({});
      onAdded(made);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form
      aria-label={`Connect ${nameInSentence}`}
      className="flex flex-col items-start gap-3"
      onSubmit={submit}
    >
      <ConnectFields fields={connect.fields} values={values} onChange={setValues} />
      <ErrorNotice error={error} />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? "Connecting..." : connect.button}
      </Button>
    </form>
  );
}
