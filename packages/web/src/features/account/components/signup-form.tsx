import { type RegistrationForm, registrationFormSchema } from "@slideloom/core/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { register as createAccount } from "../api/register.ts";
import { describeRegistrationError } from "../describe-registration-error.ts";

const empty = { username: "", firstName: "", lastName: "", email: "", password: "" };

function useSignupForm() {
  const form = useForm<z.input<typeof registrationFormSchema>, unknown, RegistrationForm>({
    resolver: zodResolver(registrationFormSchema),
    defaultValues: empty,
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await createAccount(values);
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

/** Makes an account; who shows the form notices by the user that is then there. */
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
        <TextField
          label="First name"
          isOptional
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label="Last name"
          isOptional
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
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
        {isSubmitting ? "Creating account..." : "Create account"}
      </Button>
    </form>
  );
}
