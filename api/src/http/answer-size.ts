import type { RequestHandler, Response } from 'express';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { sendRefusal } from './refusal.js';

const { answerMaxBytes } = REQUEST_LIMITS;

function tooLarge(): DomainError {
  return new DomainError(
    'ANSWER_TOO_LARGE',
    `The answer would be larger than ${answerMaxBytes / 1024 / 1024} MB. Ask for fewer items or fields, or for a shorter time.`,
    { details: { maxBytes: answerMaxBytes } },
  );
}

/** Whether a text takes more bytes than an answer may; counted only where it can. */
function isTooLarge(body: unknown): boolean {
  if (typeof body !== 'string' || body.length * 3 <= answerMaxBytes) return false;
  return Buffer.byteLength(body) > answerMaxBytes;
}

/** No answer that is sent as a text is larger than the limit: a refusal takes its place. Stored files go another way. */
export function limitAnswers(): RequestHandler {
  return (_request, response, next) => {
    const original = response.send;
    response.send = function sendWithinLimit(this: Response, body?: unknown) {
      this.send = original;
      if (!isTooLarge(body)) return this.send(body);
      this.removeHeader('Content-Length');
      sendRefusal(this, tooLarge());
      return this;
    };
    next();
  };
}
