import type { StartConnectionRequest } from "@slideloom/core/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { startConnection } from "../api/connections.ts";
import { FormError } from "./form-error.tsx";

/** Starts a sign-in at a network; the browser leaves the page. */
export function useSignIn() {
  return useMutation({ mutationFn: (body: StartConnectionRequest) => startConnection(body) });
}

export function MastodonForm() {
  const [server, setServer] = useState("");
  const { mutate, isPending, isSuccess, error } = useSignIn();
  return (
    <form
      aria-label="Connect Mastodon"
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ network: "mastodon", server, time_zone: viewerZone() });
      }}
    >
      <TextField
        label="Your server"
        placeholder="mastodon.social"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        className="w-full"
        value={server}
        onChange={(event) => setServer(event.target.value)}
      />
      <FormError error={error} />
      <Button type="submit" variant="primary" disabled={isPending || isSuccess}>
        {isPending || isSuccess ? "Redirecting..." : "Sign in on your server"}
      </Button>
    </form>
  );
}

export function LinkedInForm() {
  const { mutate, isPending, isSuccess, error } = useSignIn();
  return (
    <div className="flex flex-col items-start gap-3">
      <FormError error={error} />
      <Button
        variant="primary"
        disabled={isPending || isSuccess}
        onClick={() => mutate({ network: "linkedin", time_zone: viewerZone() })}
      >
        {isPending || isSuccess ? "Redirecting..." : "Sign in with LinkedIn"}
      </Button>
    </div>
  );
}
