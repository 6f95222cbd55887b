import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { createBusyError } from './event-loop.js';
import { sendRefusal } from './refusal.js';

const { deadlineMs, deadlineGraceMs } = REQUEST_LIMITS;

/** Answers what hasn't been answered; a client that doesn't take the answer loses its connection. */
function endRequest(response: Response, graceMs: number): void {
  const { socket } = response.req;
  if (response.headersSent) {
    socket.destroy();
    return;
  }
  response.setHeader('Connection', 'close');
  sendRefusal(response, createBusyError());
  const timer = setTimeout(() => socket.destroy(), graceMs);
  response.once('close', () => clearTimeout(timer));
}

/**
 * The one deadline of a request, from its headers to the last byte of its response: whatever it waits for then (its client, the
 * database, a promise that never settles), it ends, and what it held is free. Mount it first; what is answered afterwards goes nowhere.
 */
export function requestDeadline(
  log: Logger,
  { ms = deadlineMs, graceMs = deadlineGraceMs }: { ms?: number | undefined; graceMs?: number } = {},
): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(() => {
      log.warn({ req: { id: request.id, method: request.method } }, 'a request reached its deadline');
      endRequest(response, graceMs);
    }, ms);
    // It keeps no process from ending.
    timer.unref();
    response.once('close', () => clearTimeout(timer));
    next();
  };
}
