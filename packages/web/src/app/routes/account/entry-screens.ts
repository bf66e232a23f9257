/** Screens that link to each other, in one chunk, so that they switch within one frame. */
export { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
export { LoginScreen } from "./login-screen.tsx";
export { SignupScreen } from "./signup-screen.tsx";
