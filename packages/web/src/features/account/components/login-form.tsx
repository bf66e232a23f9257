import { type LoginRequest, loginRequestSchema } from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { logIn } from "../api/log-in.ts";
import { forgetTypedEmail, keepsTypedEmail, useTypedEmail } from "../typed-email.ts";
import { EmailField } from "./account-fields.tsx";
import { LongLogin } from "./long-login.tsx";

/** The sign-in form. The screen that contains the form redirects as soon as a user is signed in. */
export function LoginForm({ forgotPassword }: { forgotPassword: ReactNode }) {
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    resolver: zodResolver(loginRequestSchema),
    defaultValues: { email: useTypedEmail(), password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await logIn(form);
      forgetTypedEmail();
      showToast({ title: "Welcome back", description: "You've been logged in successfully" });
    } catch (error) {
      showToast({
        variant: "destructive",
        title: "Login failed",
        description: readErrorMessage(error) || "Please check your credentials and try again",
      });
    }
  });
  return (
    <form noValidate aria-label="Log in" onSubmit={submit} className="flex flex-col gap-4">
      <EmailField error={errors.email?.message} {...register("email", keepsTypedEmail)} />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <p className="mt-2 text-right">{forgotPassword}</p>
      </div>
      <Button type="submit" variant="primary" size="large" disabled={isSubmitting}>
        {isSubmitting ? "Logging in..." : "Log in"}
      </Button>
      {isSubmitting && <LongLogin />}
    </form>
  );
}
