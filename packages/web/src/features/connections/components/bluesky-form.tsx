import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { createConnection } from "../api/connections.ts";
import { FormError } from "./form-error.tsx";

interface BlueskyFormProps {
  /** Handle of the account to reconnect. */
  knownHandle?: string | undefined;
  timeZone?: string | undefined;
  onConnected: (id: string) => void;
}

/** Connects or reconnects a Bluesky account with an app password. */
export function BlueskyForm({ knownHandle = "", timeZone, onConnected }: BlueskyFormProps) {
  const [handle, setHandle] = useState(knownHandle);
  const [password, setPassword] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      createConnection({
        network: "bluesky",
        handle,
        app_password: password,
        time_zone: timeZone ?? viewerZone(),
      }),
    onSuccess: ({ id }) => onConnected(id),
  });
  return (
    <form
      aria-label="Connect Bluesky"
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label="Handle"
        placeholder="you.bsky.social"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        className="w-full"
        value={handle}
        onChange={(event) => setHandle(event.target.value)}
      />
      <PasswordField
        label="App password"
        placeholder="xxxx-xxxx-xxxx-xxxx"
        autoComplete="off"
        required
        className="w-full"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError error={error} />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? "Connecting..." : "Connect Bluesky"}
      </Button>
    </form>
  );
}
