import { forgotPasswordRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { requestPasswordReset } from "../api/request-password-reset.ts";
import { keepsTypedEmail, useTypedEmail } from "../typed-email.ts";
import { EmailField, FormError } from "./account-fields.tsx";

/** Requests a password reset link; shows `wayBack` after the request. */
export function ForgotPasswordForm({ wayBack }: { wayBack: ReactNode }) {
  const [message, setMessage] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPasswordRequestSchema),
    defaultValues: { email: useTypedEmail() },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    try {
      setMessage((await requestPasswordReset(email)).message);
    } catch (error) {
      setError("root", { message: readErrorMessage(error) });
    }
  });
  if (message) {
    return (
      <div className="flex flex-col gap-4">
        <Notice variant="info" role="status">
          <p>{message}</p>
          <p className="mt-1.5">
            No email after a few minutes? Ask the person who runs this server.
          </p>
        </Notice>
        {wayBack}
      </div>
    );
  }
  return (
    <form noValidate aria-label="Reset password" onSubmit={submit} className="flex flex-col gap-4">
      <EmailField error={errors.email?.message} {...register("email", keepsTypedEmail)} />
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" size="large" disabled={isSubmitting}>
        {isSubmitting ? "Sending..." : "Send link"}
      </Button>
    </form>
  );
}
