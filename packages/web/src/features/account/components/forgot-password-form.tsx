import { forgotPasswordRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Notice } from "../../../components/ui/notice.tsx";
import { requestPasswordReset } from "../api/request-password-reset.ts";
import { keepsTypedEmail, useTypedEmail } from "../typed-email.ts";
import { EmailField } from "./account-fields.tsx";
import { AccountForm, connectField } from "./account-form.tsx";

/** Requests a password reset link; shows `wayBack` after the request. */
export function ForgotPasswordForm({ wayBack }: { wayBack: ReactNode }) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(forgotPasswordRequestSchema),
    defaultValues: { email: useTypedEmail() },
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
    <AccountForm
      label="Reset password"
      form={form}
      send={async ({ email }) => setMessage((await requestPasswordReset(email)).message)}
      button={["Send link", "Sending..."]}
      buttonProps={{ size: "large" }}
    >
      <EmailField {...connectField(form, "email", keepsTypedEmail)} />
    </AccountForm>
  );
}
