import { hash, verify } from "@node-rs/argon2";
import { Turns } from "../turns/turns.ts";

/** OWASP's Password Storage Cheat Sheet recommends this configuration of Argon2id, the default variant of `hash`. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Maximum number of hashes computed at once. Limits memory (19 MiB each) and CPU contention. Hashes have one line,
 * because each takes 50 ms and log-ins are limited by address.
 */
const maxAtOnce = 2;
const line = "passwords";

/** If there is no account, this hash is verified, so the response time doesn't reveal whether an account exists. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$zxadQdrnqop0GBrw9a1sJ4JvQSfppVLJCUnnkXB1yzk";

/** Hashes and verifies passwords with limited concurrency. */
export class PasswordHasher {
  readonly #turns = new Turns({ places: maxAtOnce });

  async hash(password: string): Promise<string> {
    return this.#turns.run(line, () => hash(normalize(password), cost));
  }

  /** Returns whether the password matches the hash. Without a hash it takes equally long and returns false. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await this.#turns.run(line, () =>
      verify(passwordHash ?? dummyHash, normalize(password)),
    );
    return isRight && passwordHash !== null;
  }
}

/** RFC 8265 requires NFC, because keyboards encode é as one code point or as two. */
function normalize(password: string): string {
  return password.normalize("NFC");
}
