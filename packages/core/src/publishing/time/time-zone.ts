/** Whether the name is an IANA time zone or an alias. Offsets such as `+01:00` aren't accepted. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
