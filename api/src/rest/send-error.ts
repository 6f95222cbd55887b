import type { Response } from 'express';
import type { DomainError } from '../domain/input/errors.js';

/** Sends an error in the REST API's format, with the status of its code. */
export function sendError(response: Response, refusal: DomainError): void {
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  response.status(refusal.status).json({
    error: refusal.message,
    message: refusal.message,
    code: refusal.code,
    field: refusal.field ?? null,
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  });
}
