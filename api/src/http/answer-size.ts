import type { RequestHandler, Response } from 'express';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { sendRefusal } from './refusal.js';

const { answerMaxBytes } = REQUEST_LIMITS;

function tooLargeError(): DomainError {
  return new DomainError(
    'ANSWER_TOO_LARGE',
    `The answer would be larger than ${answerMaxBytes / 1024 / 1024} MB. Ask for fewer items or fields, or for a shorter time.`,
    { details: { maxBytes: answerMaxBytes } },
  );
}

/** Whether a text exceeds the response limit in bytes; counted only if it could. */
function isTooLarge(body: unknown): boolean {
  if (typeof body !== 'string' || body.length * 3 <= answerMaxBytes) return false;
  return Buffer.byteLength(body) > answerMaxBytes;
}

/** Refuses a text response above the size limit instead of sending it. @returns whether it may be sent */
export function assertResponseSize(response: Response, body: unknown): boolean {
  if (!isTooLarge(body)) return true;
  response.removeHeader('Content-Length');
  sendRefusal(response, tooLargeError());
  return false;
}

/** Replaces a text response above the size limit with an error. Stored files are sent separately. */
export function limitResponseSize(): RequestHandler {
  return (_request, response, next) => {
    const original = response.send;
    response.send = function sendWithinLimit(this: Response, body?: unknown) {
      this.send = original;
      return assertResponseSize(this, body) ? this.send(body) : this;
    };
    next();
  };
}
