import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { RequestContext } from '../context.js';
import { sendJson } from '../http/json-response.js';
import { nameOperation } from '../telemetry/scope.js';
import { inSpan } from '../telemetry/tracing.js';
import { countErrors, findRequestRefusal, getRetryAfter } from './response-errors.js';
import { errorFormatter } from './errors.js';
import { toJson } from './finished.js';
import { runOperation } from './open-read.js';
import type { KnownOperation, KnownOperations } from './known-operations.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';
/** What `Accept` may say for the fast path, with the media type of the answer; anything else is negotiated by Apollo. */
const MEDIA_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', GRAPHQL_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_TYPE],
]);

/** A request for a known operation. */
interface Asked {
  known: KnownOperation;
  variables: Record<string, unknown>;
  mediaType: string;
}

interface Body {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } } | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findOperation(operations: KnownOperations, { query, extensions }: Body): KnownOperation | undefined {
  if (extensions === undefined || extensions === null)
    return typeof query === 'string' ? operations.findByText(query) : undefined;
  const { version, sha256Hash } = extensions.persistedQuery ?? {};
  const isByHash = version === 1 && typeof sha256Hash === 'string' && query === undefined;
  return isByHash ? operations.findByHash(sha256Hash) : undefined;
}

/** What a request asks for, if it is a known operation in the form that our own clients send. */
function readRequest(operations: KnownOperations, headers: IncomingHttpHeaders, body: unknown): Asked | undefined {
  const mediaType = MEDIA_TYPES.get(headers.accept);
  if (mediaType === undefined || !/^application\/json\b/i.test(headers['content-type'] ?? '')) return undefined;
  if (!isObject(body)) return undefined;
  const sent: Body = body;
  if (sent.extensions !== undefined && sent.extensions !== null && !isObject(sent.extensions)) return undefined;
  const known = findOperation(operations, sent);
  const { operationName = null, variables = null } = sent;
  if (!known || (operationName !== null && operationName !== known.name)) return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  return { known, variables: variables ?? {}, mediaType };
}

/** Runs a known operation and sends its response, as Apollo would. */
async function respond(
  { known, variables, mediaType }: Asked,
  ctx: RequestContext,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const { name, operation } = known;
  const { tracing, log } = ctx.app;
  nameOperation('graphql', name);
  const { data, errors, isFinished } = await inSpan(tracing, `${operation.operation} ${name}`, () =>
    runOperation(ctx, known.isOpenRead, (each) => known.run(variables, each)),
  );
  const format = errorFormatter(log);
  const formatted = errors?.map((error) => format(error.toJSON(), error));
  countErrors(formatted, ctx);
  const refusal = findRequestRefusal(errors, ctx);
  const retryAfter = refusal && getRetryAfter(refusal);
  if (refusal) response.status(refusal.status);
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  response.setHeader('Content-Type', mediaType);
  const body = formatted ? { errors: formatted, data } : { data };
  sendJson(request, response, `${isFinished ? toJson(body) : JSON.stringify(body)}\n`);
}

/**
 * Runs known operations past Apollo (docs/decisions/0023-known-documents.md). What it would have to refuse before the
 * execution, it leaves to Apollo. Mount it after the body was read.
 */
export function fastPath(
  operations: KnownOperations,
  getContext: (request: Request) => Promise<RequestContext>,
): RequestHandler {
  const begin = async (request: Request): Promise<{ asked: Asked; ctx: RequestContext } | undefined> => {
    const asked = request.method === 'POST' ? readRequest(operations, request.headers, request.body) : undefined;
    if (!asked) return undefined;
    const variables = asked.known.readVariables(asked.variables);
    if (!variables) return undefined;
    // Apollo asks for the same context, and says what is wrong with it.
    const ctx = await getContext(request).catch(() => undefined);
    return ctx && { asked: { ...asked, variables }, ctx };
  };
  return (request, response, next) => {
    begin(request)
      .then((begun) => (begun ? respond(begun.asked, begun.ctx, { request, response }) : next()))
      .catch(next);
  };
}
