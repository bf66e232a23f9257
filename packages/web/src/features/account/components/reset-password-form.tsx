import { resetPasswordRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { readAuthToken } from "../../../lib/kept/kept.ts";
import { refreshAccount } from "../../../lib/session.ts";
import { storePageMessage } from "../../../state/page-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { resetPassword } from "../api/reset-password.ts";
import { NewPasswordField } from "./account-fields.tsx";
import { AccountForm, connectField } from "./account-form.tsx";

interface ResetPasswordFormProps {
  token: string;
  /** Replaces the button if the link has expired or was already used. */
  renewal: ReactNode;
  onDone: () => void;
}

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ token, renewal, onDone }: ResetPasswordFormProps) {
  const [isExpired, setIsExpired] = useState(false);
  const form = useForm({
    resolver: zodResolver(resetPasswordRequestSchema),
    defaultValues: { token, password: "" },
  });
  const finish = async () => {
    const toast = {
      title: "Password changed",
      description:
        "Log in with your new password. You're signed out everywhere, and your API keys, connected programs and webhooks have been deleted.",
    };
    onDone();
    showToast(toast);
    if (readAuthToken() === null) return;
    // If the reset also ended this browser's session, the page reloads. The toast is stored for the reloaded page.
    storePageMessage({ toast });
    await refreshAccount();
  };
  return (
    <AccountForm
      label="New password"
      form={form}
      send={resetPassword}
      onSent={finish}
      onError={(error) => {
        setIsExpired(error instanceof ApiError && error.status === 400);
        form.setError("root", { message: readErrorMessage(error) });
      }}
      button={["Save password", "Saving..."]}
      buttonProps={{ size: "large" }}
      {...(isExpired && { instead: renewal })}
    >
      <NewPasswordField label="New password" {...connectField(form, "password")} />
    </AccountForm>
  );
}
