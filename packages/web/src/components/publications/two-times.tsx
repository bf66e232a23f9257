import { describeViewerTime, describeZone, describeZonedTime } from "../../lib/zoned-time.ts";

/** A moment on the clock of a time zone, and on the viewer's where that shows something else. */
export function TwoTimes({ iso, timeZone }: { iso: string; timeZone: string }) {
  const own = describeViewerTime(iso, timeZone);
  return (
    <time dateTime={iso}>
      {describeZonedTime(iso, timeZone)}
      {own && (
        <>
          {" "}
          in {describeZone(timeZone)}
          <span className="text-muted"> · {own} for you</span>
        </>
      )}
    </time>
  );
}
