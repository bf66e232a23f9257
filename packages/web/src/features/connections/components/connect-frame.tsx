import { networks, type NetworkId } from "@slideloom/core/networks";
import type { ReactNode } from "react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConnectFields } from "./connect-fields.tsx";

type Values = Readonly<Record<string, string>>;

interface ConnectFrameProps {
  network: NetworkId;
  values: Values;
  onChange: (values: Values) => void;
  error: unknown;
  /** The button's label while the form is being sent, else null. */
  busy: string | null;
  onSubmit: () => void;
  /** Shown above the button. */
  children?: ReactNode;
}

/** The form that connects a network, with its fields. */
export function ConnectFrame(props: ConnectFrameProps) {
  const { network, values, onChange, error, busy, onSubmit, children } = props;
  const { nameInSentence, connect } = networks[network];
  return (
    <form
      aria-label={`Connect ${nameInSentence}`}
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ConnectFields fields={connect.fields} values={values} onChange={onChange} />
      <ErrorNotice error={error} />
      {children}
      <Button type="submit" variant="primary" disabled={busy !== null}>
        {busy ?? connect.button}
      </Button>
    </form>
  );
}
