import { expect, test } from "vitest";
import {
  buildConnection,
  buildPublication,
  buildTarget,
} from "../../testing/publishing.fixture.ts";
import { listQueue } from "./queue.ts";

test("a queue lists an account's posts and its free slots by time", () => {
  const connection = buildConnection(1, {
    time_zone: "UTC",
    slots: [{ weekday: 2, time: "09:00", paused: false }],
  });
  const build = (due_at: string, connection_id: string, status = "scheduled" as const) =>
    buildPublication({
      due_at,
      wall_time: due_at.slice(0, 16),
      targets: [buildTarget({ connection_id, status })],
    });
  const posts = [
    build("2027-12-07T09:02:00.000Z", connection.id),
    build("2027-12-09T12:00:00.000Z", connection.id),
    build("2027-12-14T09:00:00.000Z", "another"),
  ];
  const queue = listQueue(connection, posts, Date.parse("2027-12-01T00:00:00Z"));
  expect(queue.map(({ wallTime, publication }) => [wallTime, publication !== null])).toEqual([
    ["2027-12-07T09:02", true],
    ["2027-12-09T12:00", true],
    ["2027-12-14T09:00", false],
    ["2027-12-21T09:00", false],
    ["2027-12-28T09:00", false],
  ]);
});
