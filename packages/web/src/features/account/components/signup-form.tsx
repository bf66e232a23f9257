import {
  type RegistrationRequest,
  registrationRequestSchema,
} from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { register as createAccount } from "../api/register.ts";
import { describeRegistrationError } from "../describe-registration-error.ts";
import { forgetTypedEmail, keepsTypedEmail, useTypedEmail } from "../typed-email.ts";
import { EmailField, FirstNameField, LastNameField, NewPasswordField } from "./account-fields.tsx";
import { AccountForm, connectField } from "./account-form.tsx";

const empty = { username: "", firstName: "", lastName: "", password: "" };

/** The form that creates an account. The screen that contains the form redirects as soon as a user is signed in. */
export function SignupForm() {
  const form = useForm<z.input<typeof registrationRequestSchema>, unknown, RegistrationRequest>({
    resolver: zodResolver(registrationRequestSchema),
    defaultValues: { ...empty, email: useTypedEmail() },
  });
  const send = async (values: RegistrationRequest) => {
    await createAccount(values);
    forgetTypedEmail();
    showToast({
      title: "Welcome to Slideloom",
      description: "Your account has been created successfully",
    });
  };
  const showError = (error: unknown) => {
    const serverMessage = readErrorMessage(error);
    const { message, field } = describeRegistrationError(serverMessage);
    if (field) form.setError(field, { message }, { shouldFocus: true });
    else form.setError("root", { message: serverMessage || message });
    showToast({ variant: "destructive", title: "Registration failed", description: message });
  };
  return (
    <AccountForm
      label="Sign up"
      form={form}
      send={send}
      onError={showError}
      button={["Create account", "Creating account..."]}
      buttonProps={{ size: "large" }}
    >
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        {...connectField(form, "username")}
      />
      <div className="grid gap-4 min-[400px]:grid-cols-2">
        <FirstNameField {...connectField(form, "firstName")} />
        <LastNameField {...connectField(form, "lastName")} />
      </div>
      <EmailField autoComplete="email" {...connectField(form, "email", keepsTypedEmail)} />
      <NewPasswordField label="Password" {...connectField(form, "password")} />
    </AccountForm>
  );
}
