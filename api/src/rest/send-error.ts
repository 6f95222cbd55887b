import type { Response } from 'express';
import type { DomainError } from '../domain/input/errors.js';
import { sayInAccepted } from '../http/language.js';

/** Sends an error in the REST API's format, with the status of its code, in the language that the request accepts. */
export function sendError(response: Response, refusal: DomainError): void {
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  const { language, message, details } = sayInAccepted(refusal);
  response.setHeader('Content-Language', language);
  response.vary('Accept-Language');
  response.status(refusal.status).json({
    error: message,
    message,
    code: refusal.code,
    field: refusal.field ?? null,
    ...(details === undefined ? {} : { details }),
  });
}
