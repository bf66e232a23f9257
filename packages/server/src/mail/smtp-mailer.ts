import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const timeoutMs = 10_000;

/** Sends mail through an SMTP server, over TLS wherever the server offers it. */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from },
  );
  return {
    send: async ({ to, subject, text }) => {
      // As an object, so that nothing in an address is read as a list of several.
      await transport.sendMail({ to: { name: "", address: to }, subject, text });
    },
  };
}
