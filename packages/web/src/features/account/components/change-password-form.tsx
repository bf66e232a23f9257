import { changePasswordRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ComponentProps } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { changePassword } from "../api/change-password.ts";
import { NewPasswordField } from "./account-fields.tsx";
import { showFailure } from "../../../state/failure-toast.ts";
import { AccountForm, connectField } from "./account-form.tsx";

const empty = { currentPassword: "", newPassword: "", endKeysAndWebhooks: false };

function EndKeysField(props: ComponentProps<"input">) {
  return (
    <label className="flex min-h-7 items-start gap-2">
      <input type="checkbox" className="mt-1 size-4 shrink-0 accent-accent" {...props} />
      <span>
        <span className="font-medium">
          Also delete all API keys, connected programs and webhooks
        </span>
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
  const form = useForm({
    resolver: zodResolver(changePasswordRequestSchema),
    defaultValues: empty,
  });
  const send = async (values: Parameters<typeof changePassword>[0]) => {
    await changePassword(values);
    form.reset(empty);
    showToast({
      title: "Password changed",
      description: values.endKeysAndWebhooks
        ? "You're logged out on other devices. Your API keys, connected programs and webhooks have been deleted."
        : "You're logged out on other devices. Your API keys, connected programs and webhooks still work.",
    });
  };
  const showError = (error: unknown) => {
    const message = readErrorMessage(error);
    const isWrong = error instanceof ApiError && error.status === 403;
    if (isWrong) form.setError("currentPassword", { message }, { shouldFocus: true });
    else showFailure("Password not changed")(error);
  };
  return (
    <AccountForm
      label="Change password"
      form={form}
      send={send}
      onError={showError}
      button={["Change password", "Saving..."]}
      className="flex max-w-sm flex-col items-start gap-4"
    >
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        className="w-full"
        {...connectField(form, "currentPassword")}
      />
      <NewPasswordField
        label="New password"
        className="w-full"
        {...connectField(form, "newPassword")}
      />
      <EndKeysField {...form.register("endKeysAndWebhooks")} />
    </AccountForm>
  );
}
