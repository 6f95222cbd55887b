import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.js';
import { passSomeDoor } from '../graphql/guard.js';
import { largeOperations } from '../graphql/input-size.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';

const { bodyMaxBytes } = REQUEST_LIMITS;

/** Thrown inside body-parser, which hands it on as it is. */
class BrokenText extends Error {
  readonly status = 400;
  readonly type = 'encoding.invalid';
}

/** For `express.json`: bytes that are no UTF-8 are refused instead of becoming other characters. @throws BrokenText */
export function assertUtf8(_request: IncomingMessage, _response: ServerResponse, body: Buffer): void {
  if (!isUtf8(body)) throw new BrokenText('The body is not valid UTF-8.');
}

/** Whether a body says that it is larger than the common limit. One that doesn't say its length is held to that limit. */
export function isLargeBody(request: Request): boolean {
  return Number(request.headers['content-length'] ?? 0) > bodyMaxBytes;
}

/**
 * Reads the JSON body of a GraphQL request. One above the common limit is read only for people who may use an operation whose
 * input needs it; for everybody else it is refused unread.
 */
export function graphqlBody(
  schema: GraphQLSchema,
  contextOf: (request: Request) => Promise<RequestContext>,
): RequestHandler {
  const large = largeOperations(schema);
  const operations = large.map(({ operation }) => operation);
  const readCommon = express.json({ limit: bodyMaxBytes, verify: assertUtf8 });
  const readLarge = express.json({
    limit: Math.max(bodyMaxBytes, ...large.map(({ bytes }) => bytes)),
    verify: assertUtf8,
  });
  const mayBeLarge = async (request: Request): Promise<boolean> => {
    const ctx = await contextOf(request);
    return passSomeDoor(operations, ctx).then(
      () => true,
      () => false,
    );
  };
  return (request, response, next) => {
    if (!isLargeBody(request)) {
      readCommon(request, response, next);
      return;
    }
    mayBeLarge(request).then((may) => (may ? readLarge : readCommon)(request, response, next), next);
  };
}
