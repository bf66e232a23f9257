import { changeEmailRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { changeEmail } from "../api/change-email.ts";

const empty = { email: "", password: "" };

/** Changes the account's email address after asking for the password. */
export function ChangeEmailForm({ email }: { email: string }) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changeEmailRequestSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      const isChanged = await changeEmail(form);
      reset(empty);
      setAwaited(isChanged ? null : form.email);
      if (isChanged)
        showToast({
          title: "Email changed",
          description: `Log in with ${form.email} from now on.`,
        });
    } catch (error) {
      const message = readErrorMessage(error);
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 403) setError("password", { message }, { shouldFocus: true });
      else if (status === 409) setError("email", { message }, { shouldFocus: true });
      else showToast({ variant: "destructive", title: "Email not changed", description: message });
    }
  });
  return (
    <form
      noValidate
      aria-label="Change email"
      onSubmit={submit}
      className="flex max-w-sm flex-col items-start gap-4"
    >
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        className="w-full"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        className="w-full"
        error={errors.password?.message}
        {...register("password")}
      />
      {awaited !== null && (
        <Notice variant="info" role="status" title="Check both mailboxes">
          We sent a link to {email} and another to {awaited}. Open both links within 24 hours. Until
          you do, log in with {email}.
        </Notice>
      )}
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting ? "Saving..." : "Change email"}
      </Button>
    </form>
  );
}
