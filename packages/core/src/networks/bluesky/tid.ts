const alphabet = "234567abcdefghijklmnopqrstuvwxyz";
const characters = 13;
const clockIds = 1024;

/**
 * Builds an AT Protocol timestamp identifier from microseconds since 1970. `clockId`, from 0 to 1023, distinguishes
 * identifiers of the same microsecond.
 */
export function buildTid(microseconds: number, clockId: number): string {
  let rest = (BigInt(Math.floor(microseconds)) << 10n) | BigInt(clockId % clockIds);
  let tid = "";
  for (let place = 0; place < characters; place += 1) {
    tid = alphabet.charAt(Number(rest & 31n)) + tid;
    rest >>= 5n;
  }
  return tid;
}
