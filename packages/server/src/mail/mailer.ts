export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail; rejects when the mail server does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
