import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.js';
import { assertAccess, executePrepared, prepareOperation, type PreparedOperation } from '../graphql/execute.js';
import { toPresentableError } from '../graphql/errors.js';
import { FinishedJson, toJson } from '../graphql/finished.js';
import { KeptVariables } from '../graphql/kept-variables.js';
import { getMaxDocumentBytes } from '../graphql/input-size.js';
import { allowConditionalRequests } from '../http/conditional.js';
import { chain } from '../http/entry.js';
import { assertUtf8, isLargeBody } from '../http/json-body.js';
import { sendJson, varyByEncoding } from '../http/json-response.js';
import { allowMethods } from '../http/methods.js';
import { fileGoneError, sendDownload, sendStream } from '../http/stored-file.js';
import { restUpload } from '../http/uploads.js';
import { DomainError } from '../domain/input/errors.js';
import { UPLOAD_ARGUMENT } from '../domain/media/uploads.js';
import { API_BASE_PATH, REQUEST_LIMITS } from '../domain/requests/limits.js';
import { readStoredBytes } from '../files/storage.js';
import { nameOperation } from '../telemetry/scope.js';
import type { FileAnswer, RestRequest, Route } from './route.js';
import { sendError } from './send-error.js';
import { toRestSpelling } from './enum-spelling.js';
import { spellEnums, fitVariable } from './wire.js';

/** Returns a request's context; provided by the server. */
export type GetContext = (request: Request) => Promise<RequestContext>;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** When the second paths (aliases) were deprecated. They keep working; no sunset is set. */
const ALIASES_DEPRECATED_AT = Date.UTC(2026, 10, 21);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A row with its documents prepared. */
export interface PreparedRoute {
  row: Route;
  documents: PreparedRow;
}

/** By table and schema: what is prepared holds no state, so servers of one process share it. */
const preparedTables = new WeakMap<readonly Route[], WeakMap<GraphQLSchema, readonly PreparedRoute[]>>();

/** Prepares the documents of the REST table, once for each schema. */
export function prepareRoutes(schema: GraphQLSchema, rows: readonly Route[]): readonly PreparedRoute[] {
  const bySchema = preparedTables.get(rows) ?? new WeakMap<GraphQLSchema, readonly PreparedRoute[]>();
  preparedTables.set(rows, bySchema);
  const prepared = bySchema.get(schema) ?? rows.map((row) => ({ row, documents: prepareRow(schema, row) }));
  bySchema.set(schema, prepared);
  return prepared;
}

/**
 * Serves the rows of the REST table below its mount point. Each row executes its GraphQL operation with the caller's context;
 * unknown paths and methods get errors in the same format.
 */
export function restRouter(schema: GraphQLSchema, routes: readonly PreparedRoute[], getContext: GetContext): Router {
  const router = express.Router();
  const methods = new Map<string, string[]>();
  for (const { row, documents } of routes) {
    const path = row.path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), row.method]);
    router[row.method.toLowerCase() as 'get'](
      path,
      readJsonBody(schema, documents.all, getContext),
      handler(schema, row, documents, {
        getContext,
        send: (_request, response, body, isFinished) => {
          if (isFinished) response.type('json').send(toJson(body));
          else response.json(body);
        },
      }),
    );
  }
  for (const [path, allowed] of methods) router.all(path, onlyMethods(allowed));
  router.use((_request, response) => {
    sendError(response, new DomainError('NOT_FOUND', 'There is nothing at this address.'));
  });
  return router;
}

/**
 * Finds the row of a read by its path, without a router, for the fast path. Undefined where Express has to decide: other methods,
 * files, encoded paths.
 */
export function fastRoutes(
  schema: GraphQLSchema,
  routes: readonly PreparedRoute[],
  getContext: GetContext,
): (request: Request) => RequestHandler | undefined {
  const send: Send = (request, response, body, isFinished) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (body instanceof FinishedJson) sendJson(request, response, body);
    else sendJson(request, response, isFinished ? toJson(body) : JSON.stringify(body));
  };
  // What a read asks for is in its address.
  const kept = new KeptVariables();
  const byLength = new Map<number, { pattern: RegExp; names: string[]; handle: RequestHandler | undefined }[]>();
  for (const { row, documents } of routes.filter((each) => each.row.method === 'GET')) {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    // In any case, as Express matches paths.
    const pattern = new RegExp(
      `^${API_BASE_PATH}${row.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`,
      'i',
    );
    const isPlain = !row.file && !row.render && !row.stream && !row.upload && row.status !== 204;
    const handle = isPlain
      ? chain([varyByEncoding, allowConditionalRequests, handler(schema, row, documents, { getContext, send, kept })])
      : undefined;
    const { length } = `${API_BASE_PATH}${row.path}`.split('/');
    byLength.set(length, [...(byLength.get(length) ?? []), { pattern, names, handle }]);
  }
  return (request) => {
    const { path } = request;
    if (request.method !== 'GET' || path.includes('%')) return undefined;
    for (const { pattern, names, handle } of byLength.get(path.split('/').length) ?? []) {
      const found = pattern.exec(path);
      if (!found) continue;
      request.params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
      return handle;
    }
    return undefined;
  };
}

/** Handles the methods that a path doesn't have: OPTIONS with the allowed ones, the others with 405. */
export function onlyMethods(methods: readonly string[]): RequestHandler {
  return allowMethods(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
}

/** Sends a body as JSON. @param isFinished whether it holds `FinishedJson` */
type Send = (request: Request, response: Response, body: unknown, isFinished: boolean) => void;

function handler(
  schema: GraphQLSchema,
  row: Route,
  { choose }: PreparedRow,
  { getContext, send, kept }: { getContext: GetContext; send: Send; kept?: KeptVariables },
): RequestHandler {
  return async (request, response) => {
    nameOperation('rest', `${row.method} ${row.path}`);
    const ctx = await getContext(request);
    if (row.aliasOf) setDeprecationHeaders(response, row.aliasOf);
    try {
      let parts: RestRequest | undefined;
      const getParts = () => (parts ??= toRestRequest(request));
      // A body is looked at before anything else is, also where the operation needs none.
      if (!READS.has(request.method)) getParts();
      const prepared = await choose(getParts, ctx);
      await readUpload(schema, row, prepared, ctx, request, getParts);
      const read = () => {
        const sentParts = getParts();
        return fitVariables(prepared, row.variables?.(sentParts) ?? {}, READS.has(request.method));
      };
      const sent = { read, kept: kept && { variables: kept, text: request.originalUrl } };
      const { data, isCompiled, isFinished } = await executePrepared(schema, prepared, sent, ctx);
      if (row.file) {
        await sendFile(ctx, request, response, row.file(data));
        return;
      }
      if (row.render) {
        sendDownload(request, response, await row.render(data, ctx, getParts()));
        return;
      }
      if (row.stream) {
        await sendStream(response, row.stream(data)).catch((error: unknown) => {
          ctx.app.log.warn({ err: error }, 'a file was not sent to its end');
        });
        return;
      }
      if (!isCompiled) spellEnums(data, prepared.enumPaths);
      const answer = row.shape ? row.shape(data) : Object.values(data)[0];
      response.setHeader(
        'Cache-Control',
        row.cache === 'public' && !ctx.viewer ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      );
      if (row.status === 204) response.status(204).end();
      else send(request, response.status(row.status ?? 200), answer ?? null, isFinished);
    } catch (error) {
      sendError(response, toRestError(toPresentableError(error, ctx.app.log, ctx.requestId), row, request));
    }
  };
}

/** The name that a field of the operation has in a request. */
function toSentName(field: string | undefined, { upload }: Route, request: Request): string | undefined {
  if (field === UPLOAD_ARGUMENT && upload) return upload.field;
  if (field === 'after' && request.query.cursor !== undefined) return 'cursor';
  if (field === 'clientMutationId' && request.get('idempotency-key') !== undefined) return 'Idempotency-Key';
  return field;
}

/** Renames fields in an error whose REST name differs from GraphQL's (paging, `idempotencyKey`, the file of an upload). */
function toRestError(refusal: DomainError, row: Route, request: Request): DomainError {
  const { field, code, message } = refusal;
  const sent = toSentName(field, row, request);
  if (sent === field) return refusal;
  return new DomainError(code, message, { field: sent, details: { fields: [{ field: sent, message }] } });
}

/** Reports that a path is deprecated and which one replaces it (RFC 9745). */
function setDeprecationHeaders(response: Response, path: string): void {
  response.setHeader('Deprecation', `@${ALIASES_DEPRECATED_AT / 1000}`);
  response.setHeader('Link', `</api${path}>; rel="successor-version"`);
}

/** Reads the file of an upload row after authorizing its operation; other rows refuse multipart bodies. */
async function readUpload(
  schema: GraphQLSchema,
  row: Route,
  prepared: PreparedOperation,
  ctx: RequestContext,
  request: Request,
  getParts: () => RestRequest,
): Promise<void> {
  if (row.upload) {
    await assertAccess(schema, prepared.operation, ctx);
    getParts().upload = await restUpload(ctx, request, row.upload);
  } else if (request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  }
}

async function sendFile(ctx: RequestContext, request: Request, response: Response, file: FileAnswer): Promise<void> {
  const bytes = await readStoredBytes(ctx.app.files, file.key);
  if (!bytes) throw fileGoneError();
  sendDownload(request, response, { bytes, mime: file.mime, name: file.name });
}

/** The documents of a row, and a function that selects one for a request. */
interface PreparedRow {
  all: readonly PreparedOperation[];
  choose: (getRequest: () => RestRequest, ctx: RequestContext) => Promise<PreparedOperation>;
}

/** Prepares a row's documents; the value of a body field selects between several. */
function prepareRow(schema: GraphQLSchema, { operation, file, render, stream, shape, isOpaque }: Route): PreparedRow {
  const isJson = !file && !render && !stream;
  const options = isJson ? { spellEnum: toRestSpelling, finishes: !shape || isOpaque === true } : {};
  if (typeof operation === 'string') {
    const prepared = prepareOperation(schema, operation, options);
    return { all: [prepared], choose: () => Promise.resolve(prepared) };
  }
  const field = operation.byBodyField;
  const prepared = new Map(
    Object.entries(operation.documents).map(([value, text]) => [value, prepareOperation(schema, text, options)]),
  );
  const all = [...prepared.values()];
  const choose = async (getRequest: () => RestRequest, ctx: RequestContext) => {
    const value = getRequest().body[field];
    const chosen = typeof value === 'string' ? prepared.get(value) : undefined;
    if (chosen) return chosen;
    // Callers who may use none of them learn nothing about the options.
    if (all[0]) await assertAccess(schema, all[0].operation, ctx);
    const message = `${field} must be one of ${[...prepared.keys()].join(', ')}`;
    throw new DomainError('INVALID_INPUT', message, {
      field,
      details: { fields: [{ field, message }] },
    });
  };
  return { all, choose };
}

function fitVariables(
  prepared: PreparedOperation,
  given: Record<string, unknown>,
  isRead: boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(prepared.variableTypes).flatMap(([name, type]) => {
      const value = given[name];
      if (value === undefined) return [];
      // Path parameters are text even when the rest of the request is JSON.
      const fit = fitVariable(value, type, isRead || typeof value === 'string');
      return fit === undefined ? [] : [[name, fit]];
    }),
  );
}

/** The query parameters of a request. @throws DomainError MALFORMED when one is sent twice: which value counts, nobody can say */
function readQuery(request: Request): Record<string, string> {
  const query = request.query as Record<string, string | string[]>;
  for (const [field, value] of Object.entries(query)) {
    if (!Array.isArray(value)) continue;
    const message = `Send the parameter ${field} once.`;
    throw new DomainError('MALFORMED', message, { field, details: { fields: [{ field, message }] } });
  }
  return query as Record<string, string>;
}

function toRestRequest(request: Request): RestRequest {
  const query = readQuery(request);
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
 * Reads JSON bodies: refuses another content type with 415, broken JSON and prototype keys with 400. A body above the common
 * limit is read only where the row's input needs it, and only for viewers who may use it.
 */
function readJsonBody(
  schema: GraphQLSchema,
  prepared: readonly PreparedOperation[],
  getContext: GetContext,
): RequestHandler {
  const reader = (limit: number) => express.json({ limit, strict: false, verify: assertUtf8, type: () => true });
  const readCommon = reader(REQUEST_LIMITS.bodyMaxBytes);
  const readLarge = reader(Math.max(...prepared.map(({ operation }) => getMaxDocumentBytes(schema, operation))));
  const admit = async (request: Request): Promise<void> => {
    const [first] = prepared;
    if (!first || !isLargeBody(request)) return;
    await assertAccess(schema, first.operation, await getContext(request));
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
          const problem = error ?? findPrototypeKey(request.body);
          if (problem) sendError(response, toBodyError(problem));
          else next();
        }),
      (error: unknown) => (error instanceof DomainError ? sendError(response, error) : next(error)),
    );
  };
}

/** Checked after parsing: a reviver is called for each value, which takes ten times as long. */
function findPrototypeKey(body: unknown): DomainError | undefined {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === 'object' && item !== null) left.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (FORBIDDEN_KEYS.has(key)) return new DomainError('MALFORMED', `The key ${key} is not allowed.`);
        if (typeof inner === 'object' && inner !== null) left.push(inner);
      }
    }
  }
  return undefined;
}

/** The parts of an error of body-parser that say what is wrong. */
interface BodyError {
  type?: string;
  code?: string;
  /** The largest size in bytes, where it was exceeded. */
  limit?: number;
}

/** Whether a compressed body can't be decompressed: errors of zlib and brotli have codes of their own, but no type. */
export function isDecompressionError(error: unknown): boolean {
  return /^(?:Z_|ERR__)/.test((error as BodyError).code ?? '');
}

/** Maps an error of body-parser to a refusal. */
export function toBodyError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { type, limit = REQUEST_LIMITS.bodyMaxBytes } = error as BodyError;
  if (type === 'entity.too.large') {
    const most = Math.floor(limit / 1024).toLocaleString('en-US');
    return new DomainError('PAYLOAD_TOO_LARGE', `The body can be at most ${most} kB.`, {
      details: { maxBytes: limit },
    });
  }
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') {
    return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'This encoding is not supported.');
  }
  if (isDecompressionError(error)) return new DomainError('MALFORMED', 'The body can’t be decompressed.');
  if (type === 'encoding.invalid') return new DomainError('MALFORMED', 'The body is not valid UTF-8.');
  if (type === 'request.size.invalid')
    return new DomainError('MALFORMED', 'The body is not as long as its Content-Length.');
  return new DomainError('MALFORMED', 'The body is not valid JSON.');
}
