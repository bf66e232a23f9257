import { resetPasswordRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { readAuthToken } from "../../../lib/kept/kept.ts";
import { refreshAccount } from "../../../lib/session.ts";
import { storePageMessage } from "../../../state/page-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { resetPassword } from "../api/reset-password.ts";
import { FormError, NewPasswordField } from "./account-fields.tsx";

interface ResetPasswordFormProps {
  token: string;
  /** Replaces the button if the link has expired or was already used. */
  renewal: ReactNode;
  onDone: () => void;
}

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ token, renewal, onDone }: ResetPasswordFormProps) {
  const [isExpired, setIsExpired] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(resetPasswordRequestSchema),
    defaultValues: { token, password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await resetPassword(form);
    } catch (error) {
      setIsExpired(error instanceof ApiError && error.status === 400);
      setError("root", { message: readErrorMessage(error) });
      return;
    }
    const toast = {
      title: "Password changed",
      description:
        "Log in with your new password. You're signed out everywhere, and your API keys and webhooks have been deleted.",
    };
    onDone();
    showToast(toast);
    if (readAuthToken() === null) return;
    // If the reset also ended this browser's session, the page reloads. The toast is stored for the reloaded page.
    storePageMessage({ toast });
    await refreshAccount();
  });
  return (
    <form noValidate aria-label="New password" onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordField
        label="New password"
        error={errors.password?.message}
        {...register("password")}
      />
      <FormError message={errors.root?.message} />
      {isExpired ? (
        renewal
      ) : (
        <Button type="submit" variant="primary" size="large" disabled={isSubmitting}>
          {isSubmitting ? "Saving..." : "Save password"}
        </Button>
      )}
    </form>
  );
}
