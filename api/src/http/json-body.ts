import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.js';
import { authorizeAny } from '../graphql/guard.js';
import { findLargeOperations } from '../graphql/input-size.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';

const { bodyMaxBytes } = REQUEST_LIMITS;

/** Thrown inside body-parser, which passes it on unchanged. */
class BrokenText extends Error {
  readonly status = 400;
  readonly type = 'encoding.invalid';
}

/** For `express.json`: refuses bytes that are not UTF-8 instead of replacing them. @throws BrokenText */
export function assertUtf8(_request: IncomingMessage, _response: ServerResponse, body: Buffer): void {
  if (!isUtf8(body)) throw new BrokenText('The body is not valid UTF-8.');
}

/** Whether a body declares a length above the common limit. Bodies without a length get the common limit. */
export function isLargeBody(request: Request): boolean {
  return Number(request.headers['content-length'] ?? 0) > bodyMaxBytes;
}

/**
 * Reads the JSON body of a GraphQL request. A body above the common limit is read only for viewers who may run an operation whose
 * input needs it; all others are refused without reading it.
 */
export function graphqlBody(
  schema: GraphQLSchema,
  getContext: (request: Request) => Promise<RequestContext>,
): RequestHandler {
  const large = findLargeOperations(schema);
  const operations = large.map(({ operation }) => operation);
  const readCommon = express.json({ limit: bodyMaxBytes, verify: assertUtf8 });
  const readLarge = express.json({
    limit: Math.max(bodyMaxBytes, ...large.map(({ bytes }) => bytes)),
    verify: assertUtf8,
  });
  const mayBeLarge = async (request: Request): Promise<boolean> => {
    const ctx = await getContext(request);
    return authorizeAny(operations, ctx).then(
      () => true,
      () => false,
    );
  };
  return (request, response, next) => {
    const done = (error?: unknown) => {
      // The body of a broken connection isn't read; Apollo reports a missing property as 500.
      if (!('body' in request)) (request as Request).body = undefined;
      next(error);
    };
    if (!isLargeBody(request)) {
      readCommon(request, response, done);
      return;
    }
    mayBeLarge(request).then((may) => (may ? readLarge : readCommon)(request, response, done), next);
  };
}
