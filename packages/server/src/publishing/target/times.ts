/** How long before the due time a target is prepared. */
export const earlyMs = 10 * 60_000;
/** Maximum delay of a post after its due time. After that, a person decides whether to publish the post. */
export const latestMs = 60 * 60_000;
/**
 * Maximum time between setting a target to `sending` and calling the network. A process that was suspended for longer
 * makes no call.
 */
export const armedForMs = 5_000;
/** Access that expires within this time after the due time is renewed before preparation. */
export const renewalMarginMs = 10 * 60_000;
/** Delays between checks for a post whose call has an unknown outcome. */
export const checkWaitsMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000];
/** Delay of the first check for a post that the network has accepted. Bridges publish accepted posts within seconds. */
export const firstCheckMs = 5_000;
/**
 * Networks list a post some seconds after they accept it. Before this time has passed, an unlisted post may still
 * exist.
 */
export const listedAfterMs = 30_000;
/** After this time, a call with an unknown outcome is over, so the draft that it should have published may be deleted. */
export const surelyAbsentMs = 15 * 60_000;
/** Retention of files after a target's end, because networks may still fetch them. */
export const filesKeptMs = 48 * 60 * 60_000;
