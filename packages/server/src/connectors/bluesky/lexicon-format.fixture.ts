/** String formats that occur in posts (https://atproto.com/specs/lexicon#string-formats). */
const formats: Readonly<Record<string, (value: string) => boolean>> = {
  "at-uri": isAtUri,
  // CIDv1 of a SHA-256 hash, in base32.
  cid: (value) => /^baf[ky]rei[a-z2-7]{52}$/.test(value),
  datetime: isDatetime,
  did: isDid,
  language: isLanguage,
  uri: (value) => /^[a-z][a-z.-]{0,80}:\S+$/.test(value) && URL.canParse(value),
};

/**
 * Whether the value has the named format.
 * @throws {Error} if the format isn't in `formats`.
 */
export function isFormat(name: string, value: string): boolean {
  const judge = formats[name];
  if (!judge) throw new Error(`The format ${name} is unknown.`);
  return judge(value);
}

function isAtUri(value: string): boolean {
  const [, authority = "", collection = "", rkey = ""] =
    /^at:\/\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(value) ?? [];
  const isHandle = /^([a-z0-9][a-z0-9-]*\.)+[a-z][a-z0-9-]*$/i.test(authority);
  const isCollection = /^([a-z][a-z0-9-]*\.){2,}[a-z][a-z0-9]*$/i.test(collection);
  return (isDid(authority) || isHandle) && isCollection && /^[\w.~:-]{1,512}$/.test(rkey);
}

/** Whether the value is an RFC 3339 time with a known offset. `-00:00` means an unknown offset. */
function isDatetime(value: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,20})?(Z|[+-]\d{2}:\d{2})$/.test(
    value,
  );
  return isWritten && !value.endsWith("-00:00") && !Number.isNaN(Date.parse(value));
}

function isDid(value: string): boolean {
  return /^did:[a-z]+:[\w.:%-]*[\w.-]$/.test(value) && value.length <= 2048;
}

/** Whether the value is a language tag (BCP 47). */
function isLanguage(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
