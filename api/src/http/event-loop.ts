import type { RequestHandler } from 'express';
import { sendRefusal } from './refusal.js';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { BUSY_MESSAGE } from '../domain/requests/messages.js';

const CHECKED_EVERY_MS = 250;
/** An overloaded server accepts requests again below this lag: hysteresis against flapping around the limit. */
const RECOVERED_BELOW_MS = REQUEST_LIMITS.loopLagMaxMs / 4;
const RETRY_AFTER_SECONDS = 2;

/** Reports whether the event loop keeps up. */
export interface EventLoop {
  /** Begins to measure; building the server blocks the loop without keeping anybody waiting. */
  start(): void;
  isOverloaded(): boolean;
  close(): void;
}

/**
 * Smoothed event-loop lag: each measurement weighs as much as all before it. A stall of two seconds, or several above one in a
 * row, means overload; it ends once the lag has fallen to a quarter.
 */
export class LoopLag {
  private lagMs = 0;
  private overloaded = false;

  constructor(private readonly maxMs: number = REQUEST_LIMITS.loopLagMaxMs) {}

  /** @param lateMs how late the measurement ran */
  add(lateMs: number): void {
    this.lagMs = (this.lagMs + Math.max(0, lateMs)) / 2;
    if (this.lagMs >= this.maxMs) this.overloaded = true;
    else if (this.lagMs < RECOVERED_BELOW_MS) this.overloaded = false;
  }

  isOverloaded(): boolean {
    return this.overloaded;
  }
}

/** Watches the event loop of this process once it is started. */
export function watchEventLoop(): EventLoop {
  const lag = new LoopLag();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    let last = performance.now();
    timer ??= setInterval(() => {
      const now = performance.now();
      lag.add(now - last - CHECKED_EVERY_MS);
      last = now;
    }, CHECKED_EVERY_MS).unref();
  };
  return { start, isOverloaded: () => lag.isOverloaded(), close: () => clearInterval(timer) };
}

/** The refusal of a server that has too much to do. */
export function createBusyError(): DomainError {
  const details = { retryAfter: RETRY_AFTER_SECONDS };
  return new DomainError('UNAVAILABLE', BUSY_MESSAGE, { details });
}

/** Answers 503 while the event loop lags, before any other work on a request. */
export function shedLoad(loop: EventLoop): RequestHandler {
  return (_request, response, next) => {
    if (!loop.isOverloaded()) {
      next();
      return;
    }
    sendRefusal(response, createBusyError());
  };
}
