import { type LoginRequest, loginRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { ReactNode } from "react";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { logIn } from "../api/log-in.ts";
import { forgetTypedEmail, keepsTypedEmail, useTypedEmail } from "../typed-email.ts";
import { EmailField } from "./account-fields.tsx";
import { LongLogin } from "./long-login.tsx";
import { AccountForm, connectField } from "./account-form.tsx";

/** The sign-in form. The screen that contains the form redirects as soon as a user is signed in. */
export function LoginForm({ forgotPassword }: { forgotPassword: ReactNode }) {
  const form = useForm<LoginRequest>({
    resolver: zodResolver(loginRequestSchema),
    defaultValues: { email: useTypedEmail(), password: "" },
  });
  const send = async (values: LoginRequest) => {
    await logIn(values);
    forgetTypedEmail();
    showToast({ title: "Welcome back", description: "You've been logged in successfully" });
  };
  const showError = (error: unknown) =>
    showToast({
      variant: "destructive",
      title: "Login failed",
      description: readErrorMessage(error) || "Please check your credentials and try again",
    });
  return (
    <AccountForm
      label="Log in"
      form={form}
      send={send}
      onError={showError}
      button={["Log in", "Logging in..."]}
      buttonProps={{ size: "large" }}
      busyNote={<LongLogin />}
    >
      <EmailField {...connectField(form, "email", keepsTypedEmail)} />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...connectField(form, "password")}
        />
        <p className="mt-2 text-right">{forgotPassword}</p>
      </div>
    </AccountForm>
  );
}
