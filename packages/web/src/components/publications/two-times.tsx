import { describeViewerTime, describeZone, describeZonedTime } from "../../lib/zoned-time.ts";

/** A time in a time zone, followed by the viewer's local time if it differs. */
export function TwoTimes({ iso, timeZone }: { iso: string; timeZone: string }) {
  const own = describeViewerTime(iso, timeZone);
  return (
    <time dateTime={iso}>
      {describeZonedTime(iso, timeZone)}
      {own && (
        <>
          {" "}
          in {describeZone(timeZone)}
          <span className="text-muted"> · {own} your time</span>
        </>
      )}
    </time>
  );
}
