import type { NewGrant } from "@slideloom/core/contract/grants";
import type { NetworkId } from "@slideloom/core/networks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { createGrant } from "../api/grants.ts";
import { ConnectFrame } from "./connect-frame.tsx";

interface AddKeyFormProps {
  network: NetworkId;
  onAdded: (made: NewGrant) => void;
}

/** Stores a network's key; the accounts that it reaches are chosen afterwards. */
export function AddKeyForm({ network, onAdded }: AddKeyFormProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createGrant({ key: "", ...values, network, time_zone: viewerZone() }),
    onSuccess: (made) => {
      setValues({});
      onAdded(made);
    },
  });
  return (
    <ConnectFrame
      network={network}
      values={values}
      onChange={setValues}
      error={error}
      busy={isPending ? "Connecting..." : null}
      onSubmit={() => mutate()}
    />
  );
}
