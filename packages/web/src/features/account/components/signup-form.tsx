import {
  type RegistrationRequest,
  registrationRequestSchema,
} from "@slideloom/core/contract/account-requests";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { register as createAccount } from "../api/register.ts";
import { describeRegistrationError } from "../describe-registration-error.ts";
import { forgetTypedEmail, keepsTypedEmail, useTypedEmail } from "../typed-email.ts";
import {
  EmailField,
  FirstNameField,
  FormError,
  LastNameField,
  NewPasswordField,
} from "./account-fields.tsx";

const empty = { username: "", firstName: "", lastName: "", password: "" };

function useSignupForm() {
  const form = useForm<z.input<typeof registrationRequestSchema>, unknown, RegistrationRequest>({
    resolver: zodResolver(registrationRequestSchema),
    defaultValues: { ...empty, email: useTypedEmail() },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await createAccount(values);
      forgetTypedEmail();
      showToast({
        title: "Welcome to Slideloom",
        description: "Your account has been created successfully",
      });
    } catch (error) {
      const serverMessage = readErrorMessage(error);
      const { message, field } = describeRegistrationError(serverMessage);
      if (field) form.setError(field, { message }, { shouldFocus: true });
      else form.setError("root", { message: serverMessage || message });
      showToast({ variant: "destructive", title: "Registration failed", description: message });
    }
  });
  return { ...form, submit };
}

/** The form that creates an account. The screen that contains the form redirects as soon as a user is signed in. */
export function SignupForm() {
  const { register, formState, submit } = useSignupForm();
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate aria-label="Sign up" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        error={errors.username?.message}
        {...register("username")}
      />
      <div className="grid gap-4 min-[400px]:grid-cols-2">
        <FirstNameField error={errors.firstName?.message} {...register("firstName")} />
        <LastNameField error={errors.lastName?.message} {...register("lastName")} />
      </div>
      <EmailField
        autoComplete="email"
        error={errors.email?.message}
        {...register("email", keepsTypedEmail)}
      />
      <NewPasswordField
        label="Password"
        error={errors.password?.message}
        {...register("password")}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" size="large" disabled={isSubmitting}>
        {isSubmitting ? "Creating account..." : "Create account"}
      </Button>
    </form>
  );
}
