import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyLimit } from "../rate-limits/concurrency-limit.ts";

/** The second of the settings that OWASP's password storage cheat sheet gives for Argon2id, the variety used by default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** More at once would only wait for each other's processor, at 19 MiB each. */
const maxAtOnce = 2;

/** A hash of nothing that anybody knows, to be checked against where there is no account, in the same time. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$zxadQdrnqop0GBrw9a1sJ4JvQSfppVLJCUnnkXB1yzk";

/** Hashes and checks passwords, few at once. */
export class PasswordHasher {
  readonly #limit = new ConcurrencyLimit(maxAtOnce);

  async hash(password: string): Promise<string> {
    return this.#limit.run(() => hash(normalize(password), cost));
  }

  /** Whether the password is the one of that hash. Without a hash it takes as long and is false. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await this.#limit.run(() =>
      verify(passwordHash ?? dummyHash, normalize(password)),
    );
    return isRight && passwordHash !== null;
  }
}

/** One keyboard sends é as one character, another as two (RFC 8265 asks for the same form of both). */
function normalize(password: string): string {
  return password.normalize("NFC");
}
