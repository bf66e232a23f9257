/** A value that people enter to connect an account. */
export interface ConnectField {
  name: string;
  label: string;
  hint?: string;
  placeholder: string;
  /** A `secret` is hidden while typed. If people enter a handle or URL as `host`, only its host is used. */
  kind: "name" | "handle" | "secret" | "url" | "host";
  /** The error message if the field is empty. */
  required: string;
  maxLength: number;
  /** The connection's property that prefills the field if the account is reconnected. */
  known?: "handle" | "server";
}

export interface Connect {
  /**
   * With `oauth`, people sign in on the network's website; with `fields`, they only fill in the form. With `key`, they
   * enter a bridge's API key and choose some of its accounts.
   */
  kind: "oauth" | "fields" | "key";
  /** What people need to connect an account, as the API names it in its list of networks, e.g. `app-password`. */
  way: string;
  fields: readonly ConnectField[];
  button: string;
  /** Whether the web app offers to reconnect an account. False if access never has to be renewed. */
  canReconnect: boolean;
  /**
   * Access is renewed automatically this number of days before it expires. If absent, access is renewed only when a
   * post is sent.
   */
  renewedDays?: number;
}

/** A value that the server's operator has to set, as an environment variable. */
export interface NetworkSetting {
  pattern: RegExp;
  /** The error message for an invalid value; the setting's name is put before it. */
  meaning: string;
  /** The value if the setting is absent. */
  fallback?: string;
  /** Whether accounts can be connected only if the setting has a value. Such settings must be set together. */
  isRequired?: true;
  /** Whether error messages must not contain the value. */
  isSecret?: true;
}
