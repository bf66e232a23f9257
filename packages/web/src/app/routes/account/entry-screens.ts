/** One chunk for screens that link to each other, because switching between them must not wait for code. */
export { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
export { LoginScreen } from "./login-screen.tsx";
export { SignupScreen } from "./signup-screen.tsx";
