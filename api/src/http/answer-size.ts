import type { RequestHandler, Response } from 'express';
import { extensionsOf } from '../graphql/errors.js';
import { sendError } from '../rest/engine.js';
import { DomainError, LIMITS } from '../rules/index.js';

const { answerMaxBytes } = LIMITS.requests;

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

/** Answers that are sent as a text are held to the limit; what stands in it is replaced by a refusal. Stored files go another way. */
function limitAnswers(refuse: (response: Response) => void): RequestHandler {
  return (_request, response, next) => {
    const send = response.send.bind(response);
    response.send = (body?: unknown) => {
      if (!isTooLarge(body)) return send(body);
      response.send = send;
      response.removeHeader('Content-Length');
      refuse(response);
      return response;
    };
    next();
  };
}

/** No answer over GraphQL is larger than the limit. */
export function limitGraphqlAnswers(): RequestHandler {
  return limitAnswers((response) => {
    const refusal = tooLarge();
    const body = { errors: [{ message: refusal.message, extensions: extensionsOf(refusal) }] };
    response.status(refusal.status).send(JSON.stringify(body));
  });
}

/** No JSON over REST is larger than the limit. */
export function limitRestAnswers(): RequestHandler {
  return limitAnswers((response) => sendError(response, tooLarge()));
}
