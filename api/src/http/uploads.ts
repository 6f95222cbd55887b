import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request, RequestHandler, Response } from 'express';
import { getNamedType, type GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import type { RequestContext } from '../context.js';
import { extensionsOf, presentable } from '../graphql/errors.js';
import { operationOf, passSomeDoor, type Operation } from '../graphql/guard.js';
import { DomainError } from '../domain/input/errors.js';
import { UPLOAD_LIMITS } from '../domain/media/limits.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES, UploadKind } from '../domain/media/uploads.js';

/** What a multipart body may hold beside its file: boundaries, headers, the operation's text. */
const ENVELOPE_BYTES = 64 * 1024;
/** How many parts of a form are looked at. */
const PARTS_MOST = 10;
/** Either of them tells that a script of ours sent the request, which a foreign page's form could not (Apollo's rule). */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * What has to be right before a byte of an upload is read: how long it says it is, and how often and how much this account has uploaded.
 * Sign-in and role are checked before it.
 * @throws DomainError MALFORMED without a length, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS
 */
async function assertUpload(ctx: RequestContext, request: Request, maxBytes: number, tooLarge: string): Promise<void> {
  const length = Number(request.headers['content-length']);
  if (!Number.isSafeInteger(length) || request.headers['transfer-encoding'] !== undefined) {
    throw new DomainError('MALFORMED', 'An upload has to say its length (Content-Length).');
  }
  if (length > maxBytes + ENVELOPE_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE', tooLarge);
  const account = String(ctx.viewer?.id);
  await ctx.app.limits.uploadByAccount.take(account);
  await ctx.app.limits.uploadKilobytesByAccount.take(account, Math.ceil(length / 1024));
}

/** The mutations that take a file, as the schema says. */
function uploads(schema: GraphQLSchema): Operation[] {
  const mutation = schema.getMutationType();
  const fields = Object.values(mutation?.getFields() ?? {});
  const taking = fields.filter((field) => field.args.some((arg) => getNamedType(arg.type).name === 'Upload'));
  return taking.map(({ args: _args, ...config }) => operationOf(schema, { ...config, args: {} }, mutation?.name ?? ''));
}

/**
 * Reads GraphQL multipart requests (graphql-upload). Its parser spools a body before anyone has looked at it: header, sign-in,
 * role, length and the account's limit are checked here, before it sees a byte.
 */
export function graphqlUploads(
  schema: GraphQLSchema,
  contextOf: (request: Request) => Promise<RequestContext>,
): RequestHandler {
  const operations = uploads(schema);
  const { documentMaxBytes } = UPLOAD_LIMITS;
  const parse = graphqlUploadExpress({ maxFiles: 1, maxFileSize: documentMaxBytes, maxFieldSize: ENVELOPE_BYTES });

  const admit = async (request: Request): Promise<void> => {
    if (!PREFLIGHT_HEADERS.some((header) => request.headers[header])) {
      throw new DomainError('MALFORMED', 'A multipart request needs the header apollo-require-preflight.');
    }
    const ctx = await contextOf(request);
    await passSomeDoor(operations, ctx);
    await assertUpload(ctx, request, documentMaxBytes, UPLOAD_RULES[UploadKind.DOCUMENT].tooLarge);
  };
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    const refuse = async (error: unknown) => {
      const { app, requestId } = await contextOf(request);
      sendGraphqlError(response, presentable(error, app.log, requestId));
    };
    admit(request).then(
      () =>
        parse(request, response, (error?: unknown) => {
          if (error === undefined) {
            next();
            return;
          }
          // The parser holds answers back until the whole request was read, and may have given up before it began.
          request.unpipe();
          request.resume();
          refuse(error).catch(next);
        }),
      (error: unknown) => refuse(error).catch(next),
    );
  };
}

function sendGraphqlError(response: Response, refusal: DomainError): void {
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.status(refusal.status).json({ errors: [{ message: refusal.message, extensions: extensionsOf(refusal) }] });
}

/**
 * Reads the one file of a REST upload, as the value that the mutation's `Upload` variable takes.
 * @param field the form field that carries the file
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE when it isn't multipart; PAYLOAD_TOO_LARGE; MALFORMED; INVALID_INPUT without a file
 */
export async function restUpload(
  ctx: RequestContext,
  request: Request,
  { field, kind }: { field: string; kind: UploadKind },
): Promise<Upload> {
  if (!request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', `Send the file as multipart/form-data, in the field ${field}.`);
  }
  const { maxBytes, tooLarge } = UPLOAD_RULES[kind];
  await assertUpload(ctx, request, maxBytes, tooLarge);
  // One byte more than allowed is enough to be refused.
  const file = await readForm(request, field, maxBytes + 1);
  if (!file) {
    const message = UPLOAD_MESSAGES.missing;
    throw new DomainError('INVALID_INPUT', message, { field, details: { fields: [{ field, message }] } });
  }
  const upload = new Upload();
  const { bytes, ...particulars } = file;
  upload.resolve({ ...particulars, createReadStream: () => Readable.from([bytes]).on('error', () => undefined) });
  return upload;
}

/** The file of a form. */
interface FormFile {
  filename: string;
  mimetype: string;
  encoding: string;
  bytes: Buffer;
}

/**
 * Reads one file of a form into memory, never more than `mostBytes`: nothing of it touches the disk. Other parts are skipped.
 * A form that ends early, or whose sender goes away, rejects; every stream involved has its error listener, for an `error` event
 * without one ends the process.
 * @throws DomainError MALFORMED
 */
function readForm(request: Request, field: string, mostBytes: number): Promise<FormFile | undefined> {
  const broken = new DomainError('MALFORMED', 'The form could not be read.');
  return new Promise((resolve, reject) => {
    const limits = { files: PARTS_MOST, fields: PARTS_MOST, fieldSize: ENVELOPE_BYTES, fileSize: mostBytes };
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
    } catch {
      reject(broken);
      return;
    }
    const fail = () => {
      request.unpipe(parser);
      // The rest is read and dropped, so that the answer reaches its sender.
      request.resume();
      parser.destroy();
      reject(broken);
    };
    let found: FormFile | undefined;
    parser.on('file', (name, stream, { filename, mimeType, encoding }) => {
      const chunks: Buffer[] = [];
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => {
        if (name === field) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (name === field && filename)
          found ??= { filename, mimetype: mimeType, encoding, bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('close', () => resolve(found));
    parser.on('error', fail);
    request.on('error', fail);
    request.once('close', () => {
      if (!request.complete) fail();
    });
    request.pipe(parser);
  });
}
