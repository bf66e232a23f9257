import { changeEmailRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Notice } from "../../../components/ui/notice.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { changeEmail } from "../api/change-email.ts";
import { showFailure } from "../../../state/failure-toast.ts";
import { AccountForm, connectField } from "./account-form.tsx";

const empty = { email: "", password: "" };

/** Changes the account's email address after asking for the password. */
export function ChangeEmailForm({ email }: { email: string }) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(changeEmailRequestSchema),
    defaultValues: empty,
  });
  const send = async (values: typeof empty) => {
    const isChanged = await changeEmail(values);
    form.reset(empty);
    setAwaited(isChanged ? null : values.email);
    if (isChanged)
      showToast({
        title: "Email changed",
        description: `Log in with ${values.email} from now on.`,
      });
  };
  const showError = (error: unknown) => {
    const message = readErrorMessage(error);
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 403) form.setError("password", { message }, { shouldFocus: true });
    else if (status === 409) form.setError("email", { message }, { shouldFocus: true });
    else showFailure("Email not changed")(error);
  };
  return (
    <AccountForm
      label="Change email"
      form={form}
      send={send}
      onError={showError}
      button={["Change email", "Saving..."]}
      className="flex max-w-sm flex-col items-start gap-4"
    >
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        className="w-full"
        {...connectField(form, "email")}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        className="w-full"
        {...connectField(form, "password")}
      />
      {awaited !== null && (
        <Notice variant="info" role="status" title="Check both mailboxes">
          We sent a link to {email} and another to {awaited}. Open both links within 24 hours. Until
          you do, log in with {email}.
        </Notice>
      )}
    </AccountForm>
  );
}
