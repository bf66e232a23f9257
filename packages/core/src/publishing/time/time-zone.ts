/** Whether the name is an IANA time zone or an alias of one; offsets such as `+01:00` are not. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
