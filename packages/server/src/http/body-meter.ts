import { Transform, type TransformCallback } from "node:stream";
import type { Turn } from "../turns/turns.ts";
import { HttpError } from "./http-error.ts";

export interface BodyPlace {
  /** Waits until the body may arrive. */
  enter: () => Promise<Turn>;
  /** Size that the body is counted with, in bytes. */
  size: number;
  /** Returns whether others wait for the room that bodies take. */
  keepsOthersWaiting: () => boolean;
}

export interface MeterLimits {
  /** Bodies up to this many bytes need no turn. */
  freeBytes: number;
  /** Least number of bytes that must arrive in each window, once the body has its turn. */
  windowBytes: number;
  windowMs: number;
  /** While others wait, a body must arrive at a rate at which its whole size takes at most this time. */
  crowdedMs: number;
}

/** Passes a body on. Stops reading until the body has its turn, and ends a body that arrives too slowly. */
export class BodyMeter extends Transform {
  readonly #place: BodyPlace;
  readonly #limits: MeterLimits;
  #bytes = 0;
  #windowStart = 0;
  #turn: Turn | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(place: BodyPlace, limits: MeterLimits) {
    super();
    this.#place = place;
    this.#limits = limits;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#turn || this.#bytes <= this.#limits.freeBytes) return done(null, chunk);
    this.#start().then(() => done(null, chunk), done);
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.#timer);
    // A body without a declared length was counted with the largest possible one.
    this.#turn?.shrink(this.#bytes);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearInterval(this.#timer);
    done(error);
  }

  async #start(): Promise<void> {
    this.#turn = await this.#place.enter();
    this.#windowStart = this.#bytes;
    this.#timer = setInterval(() => this.#check(), this.#limits.windowMs).unref();
  }

  #check(): void {
    const arrived = this.#bytes - this.#windowStart;
    this.#windowStart = this.#bytes;
    if (arrived >= this.#countLeast()) return;
    const message = "The request's body arrived too slowly. Try again on a faster connection.";
    this.destroy(new HttpError(408, message));
  }

  /** Returns the least number of bytes that must arrive in a window. */
  #countLeast(): number {
    const { windowBytes, windowMs, crowdedMs } = this.#limits;
    const { size, keepsOthersWaiting } = this.#place;
    return keepsOthersWaiting()
      ? Math.max(windowBytes, (size * windowMs) / crowdedMs)
      : windowBytes;
  }
}
