import { changePasswordRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ComponentProps } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { changePassword } from "../api/change-password.ts";
import { NewPasswordField } from "./account-fields.tsx";

const empty = { currentPassword: "", newPassword: "", endKeysAndWebhooks: false };

function EndKeysField(props: ComponentProps<"input">) {
  return (
    <label className="flex min-h-7 items-start gap-2">
      <input type="checkbox" className="mt-1 size-4 shrink-0 accent-accent" {...props} />
      <span>
        <span className="font-medium">Also delete all API keys and webhooks</span>
        <span className="block text-[13px] text-muted">
          Choose this if someone else may know your password. Services that use your keys stop
          working.
        </span>
      </span>
    </label>
  );
}

/** Changes the password; `email` is in a hidden field for password managers. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordRequestSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await changePassword(form);
      reset(empty);
      showToast({
        title: "Password changed",
        description: form.endKeysAndWebhooks
          ? "You're logged out on other devices. Your API keys and webhooks have been deleted."
          : "You're logged out on other devices. Your API keys and webhooks still work.",
      });
    } catch (error) {
      const message = readErrorMessage(error);
      const isWrong = error instanceof ApiError && error.status === 403;
      if (isWrong) setError("currentPassword", { message }, { shouldFocus: true });
      else
        showToast({ variant: "destructive", title: "Password not changed", description: message });
    }
  });
  return (
    <form
      noValidate
      aria-label="Change password"
      onSubmit={submit}
      className="flex max-w-sm flex-col items-start gap-4"
    >
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        className="w-full"
        error={errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      <NewPasswordField
        label="New password"
        className="w-full"
        error={errors.newPassword?.message}
        {...register("newPassword")}
      />
      <EndKeysField {...register("endKeysAndWebhooks")} />
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting ? "Saving..." : "Change password"}
      </Button>
    </form>
  );
}
