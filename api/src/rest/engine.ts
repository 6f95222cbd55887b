import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.js';
import { assertDoor, executePrepared, prepareOperation, type PreparedOperation } from '../graphql/execute.js';
import { presentable } from '../graphql/errors.js';
import { bodyBytesOfDocument } from '../graphql/input-size.js';
import { assertUtf8, isLargeBody } from '../http/json-body.js';
import { fileIsGone, sendDownload } from '../http/stored-file.js';
import { restUpload } from '../http/uploads.js';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { storedBytes } from '../storage.js';
import type { FileAnswer, RestRequest, Route } from './route.js';
import { enumsToValues, fitVariable } from './wire.js';

/** How a request's context is found; given by the server. */
export type ContextOf = (request: Request) => Promise<RequestContext>;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Since when second names of paths are deprecated. They keep working: no end is set. */
const ALIASES_DEPRECATED_AT = Date.UTC(2026, 10, 21);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Serves the rows of the REST table below its mount point. Each executes its GraphQL operation with the caller's context;
 * unknown paths and methods answer in the same error shape.
 */
export function restRouter(schema: GraphQLSchema, rows: readonly Route[], contextOf: ContextOf): Router {
  const router = express.Router();
  const methods = new Map<string, string[]>();
  for (const row of rows) {
    const path = row.path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), row.method]);
    const prepared = prepareRow(schema, row);
    router[row.method.toLowerCase() as 'get'](
      path,
      jsonBody(schema, prepared.all, contextOf),
      handler(schema, row, prepared, contextOf),
    );
  }
  for (const [path, allowed] of methods) router.all(path, onlyMethods(allowed));
  router.use((_request, response) => {
    sendError(response, new DomainError('NOT_FOUND', 'There is nothing at this address.'));
  });
  return router;
}

/** Answers whatever method a path doesn't have: OPTIONS with the ones it has, the others with 405. */
export function onlyMethods(methods: readonly string[]): RequestHandler {
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ');
  return (request, response) => {
    response.setHeader('Allow', allow);
    if (request.method === 'OPTIONS') response.status(204).end();
    else sendError(response, new DomainError('METHOD_NOT_ALLOWED', `This address answers ${allow}.`));
  };
}

/** Answers a refusal in the facade's one shape, with the code's one status. */
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

function handler(schema: GraphQLSchema, row: Route, { choose }: PreparedRow, contextOf: ContextOf): RequestHandler {
  return async (request, response) => {
    const ctx = await contextOf(request);
    if (row.aliasOf) tellSuccessor(response, row.aliasOf);
    try {
      const parts = restRequest(request);
      const prepared = await choose(parts, ctx);
      await readUpload(schema, row, prepared, ctx, request, parts);
      const variables = fitted(prepared, row.variables?.(parts) ?? {}, READS.has(request.method));
      const data = await executePrepared(schema, prepared, variables, ctx);
      enumsToValues(data, prepared.enumPaths);
      if (row.file) {
        await sendFile(ctx, request, response, row.file(data));
        return;
      }
      if (row.render) {
        sendDownload(request, response, await row.render(data, ctx));
        return;
      }
      const answer = row.shape ? row.shape(data) : Object.values(data)[0];
      response.setHeader(
        'Cache-Control',
        row.cache === 'public' && !ctx.viewer ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      );
      if (row.status === 204) response.status(204).end();
      else response.status(row.status ?? 200).json(answer ?? null);
    } catch (error) {
      sendError(response, inRestNames(presentable(error, ctx.app.log, ctx.requestId), request));
    }
  };
}

/** What has another name over GraphQL: a refusal names what was sent (`pagingOf`, `idempotencyKey`). */
function inRestNames(refusal: DomainError, request: Request): DomainError {
  const { field, code, message } = refusal;
  const sent =
    field === 'after' && request.query.cursor !== undefined
      ? 'cursor'
      : field === 'clientMutationId' && request.get('idempotency-key') !== undefined
        ? 'Idempotency-Key'
        : field;
  if (sent === field) return refusal;
  return new DomainError(code, message, { field: sent, details: { fields: [{ field: sent, message }] } });
}

/** Says that a path is the second name of another one, to which clients should move (RFC 9745). */
function tellSuccessor(response: Response, path: string): void {
  response.setHeader('Deprecation', `@${ALIASES_DEPRECATED_AT / 1000}`);
  response.setHeader('Link', `</api${path}>; rel="successor-version"`);
}

/** Reads the file of an upload row, once the door of its operation is passed; other rows take no multipart bodies. */
async function readUpload(
  schema: GraphQLSchema,
  row: Route,
  prepared: PreparedOperation,
  ctx: RequestContext,
  request: Request,
  parts: RestRequest,
): Promise<void> {
  if (row.upload) {
    await assertDoor(schema, prepared.operation, ctx);
    parts.upload = await restUpload(ctx, request, row.upload);
  } else if (request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  }
}

async function sendFile(ctx: RequestContext, request: Request, response: Response, file: FileAnswer): Promise<void> {
  const bytes = await storedBytes(ctx.app.files, file.key);
  if (!bytes) throw fileIsGone();
  sendDownload(request, response, { bytes, mime: file.mime, name: file.name });
}

/** The documents of a row, and how the one that a request asks for is chosen. */
interface PreparedRow {
  all: readonly PreparedOperation[];
  choose: (request: RestRequest, ctx: RequestContext) => Promise<PreparedOperation>;
}

/** Prepares a row's documents; a body field's value chooses between several. */
function prepareRow(schema: GraphQLSchema, { operation }: Route): PreparedRow {
  if (typeof operation === 'string') {
    const prepared = prepareOperation(schema, operation);
    return { all: [prepared], choose: () => Promise.resolve(prepared) };
  }
  const field = operation.byBodyField;
  const prepared = new Map(
    Object.entries(operation.documents).map(([value, text]) => [value, prepareOperation(schema, text)]),
  );
  const all = [...prepared.values()];
  const choose = async ({ body }: RestRequest, ctx: RequestContext) => {
    const value = body[field];
    const chosen = typeof value === 'string' ? prepared.get(value) : undefined;
    if (chosen) return chosen;
    // Who may not use any of them learns nothing about the choice.
    if (all[0]) await assertDoor(schema, all[0].operation, ctx);
    const message = `${field} must be one of ${[...prepared.keys()].join(', ')}`;
    throw new DomainError('INVALID_INPUT', message, {
      field,
      details: { fields: [{ field, message }] },
    });
  };
  return { all, choose };
}

function fitted(prepared: PreparedOperation, given: Record<string, unknown>, isRead: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(prepared.variableTypes).flatMap(([name, type]) => {
      const value = given[name];
      if (value === undefined) return [];
      // Path parameters are text also where the rest of the request is JSON.
      const fit = fitVariable(value, type, isRead || typeof value === 'string');
      return fit === undefined ? [] : [[name, fit]];
    }),
  );
}

function restRequest(request: Request): RestRequest {
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value.at(-1) ?? '') : value,
    ]),
  );
  const body: unknown = request.body === undefined ? {} : request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('MALFORMED', 'The body must be a JSON object.');
  return {
    params: request.params as Record<string, string>,
    query,
    body: body as Record<string, unknown>,
    idempotencyKey: request.get('idempotency-key'),
    upload: undefined,
  };
}

/**
 * Reads JSON bodies: another content type is refused with 415, broken JSON with 400, prototype keys too. More than the common
 * limit is read only where the row's input needs it, and only for people who may use it.
 */
function jsonBody(schema: GraphQLSchema, prepared: readonly PreparedOperation[], contextOf: ContextOf): RequestHandler {
  const reader = (limit: number) => express.json({ limit, strict: false, verify: assertUtf8, type: () => true });
  const readCommon = reader(REQUEST_LIMITS.bodyMaxBytes);
  const readLarge = reader(Math.max(...prepared.map(({ operation }) => bodyBytesOfDocument(schema, operation))));
  const admit = async (request: Request): Promise<void> => {
    const [first] = prepared;
    if (!first || !isLargeBody(request)) return;
    await assertDoor(schema, first.operation, await contextOf(request));
  };
  return (request, response, next) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (!hasBody || READS.has(request.method) || request.is('multipart/form-data')) {
      next();
      return;
    }
    if (!request.is('application/json')) {
      sendError(response, new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'));
      return;
    }
    admit(request).then(
      () =>
        (isLargeBody(request) ? readLarge : readCommon)(request, response, (error?: unknown) => {
          const problem = error ?? prototypeKeyIn(request.body);
          if (problem) sendError(response, bodyError(problem));
          else next();
        }),
      (error: unknown) => (error instanceof DomainError ? sendError(response, error) : next(error)),
    );
  };
}

/** Looked for once the body is parsed: a reviver is called for each value, which takes ten times as long. */
function prototypeKeyIn(body: unknown): SyntaxError | undefined {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === 'object' && item !== null) left.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (FORBIDDEN_KEYS.has(key)) return new SyntaxError(`The key ${key} is not allowed`);
        if (typeof inner === 'object' && inner !== null) left.push(inner);
      }
    }
  }
  return undefined;
}

/** What body-parser found wrong, as a refusal. */
export function bodyError(error: unknown): DomainError {
  const type = (error as { type?: string }).type;
  if (type === 'entity.too.large') return new DomainError('PAYLOAD_TOO_LARGE', 'The body is too large.');
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') {
    return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'This encoding is not supported.');
  }
  if (type === 'encoding.invalid') return new DomainError('MALFORMED', 'The body is not valid UTF-8.');
  return new DomainError('MALFORMED', 'The body is not valid JSON.');
}
