import type { Transporter } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const timeoutMs = 10_000;

/** Sends mail through an SMTP server, over TLS if the server offers it. */
export function createSmtpMailer(settings: { smtpUrl: string; from: string }): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, text }) => {
      transport ??= createTransporter(settings);
      // An address object: a string could be parsed as a list of recipients.
      await (await transport).sendMail({ to: { name: "", address: to }, subject, text });
    },
  };
}

/** Called for the first mail, so processes that send no mail don't load nodemailer. */
async function createTransporter({
  smtpUrl,
  from,
}: {
  smtpUrl: string;
  from: string;
}): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport(
    {
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from },
  );
}
