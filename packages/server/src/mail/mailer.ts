export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail; rejects if the mail server doesn't accept it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
