import { useState } from "react";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { useUnlock } from "../reviewer.ts";

/** Asks for the link's password. */
export function ReviewLock({ token }: { token: string }) {
  const [password, setPassword] = useState("");
  const { mutate, isPending, error } = useUnlock(token);
  return (
    <form
      noValidate
      aria-label="Password"
      className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center gap-4 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "" && !isPending) mutate(password);
      }}
    >
      <h1 className="font-heading text-xl font-semibold">This link has a password</h1>
      <PasswordField
        label="Password"
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ErrorNotice error={error} />
      <Button type="submit" variant="primary" size="large" disabled={password === "" || isPending}>
        {isPending ? "Checking..." : "Open"}
      </Button>
    </form>
  );
}
