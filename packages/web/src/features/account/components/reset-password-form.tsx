import { resetPasswordFormSchema } from "@slideloom/core/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { endSession } from "../../../lib/session.ts";
import { showToast } from "../../../state/toast-store.ts";
import { resetPassword } from "../api/reset-password.ts";

interface ResetPasswordFormProps {
  /** From the link in the mail. */
  token: string;
  onDone: () => void;
}

/** Sets the new password that the link allows. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    defaultValues: { token, password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await resetPassword(form);
    } catch (error) {
      setError("root", { message: readErrorMessage(error) });
      return;
    }
    // The reset ended every session, this browser's too.
    endSession();
    showToast({ title: "Password changed", description: "Log in with your new password." });
    onDone();
  });
  return (
    <form noValidate aria-label="New password" onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.password?.message}
        {...register("password")}
      />
      {errors.root?.message && (
        <Notice look="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <Button type="submit" look="primary" size="large" disabled={isSubmitting}>
        {isSubmitting ? "Saving..." : "Save password"}
      </Button>
    </form>
  );
}
