import { describeViewerTime, describeZone, describeZonedTime } from "../../lib/zoned-time.ts";

/** A time in a time zone, and in the viewer's if that differs. */
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
