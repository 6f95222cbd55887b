import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request, RequestHandler, Response } from 'express';
import { getNamedType, type GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import type { RequestContext } from '../context.js';
import { toGraphqlError, toPresentableError } from '../graphql/errors.js';
import { getAccessRules, authorizeAny, type AccessRules } from '../graphql/guard.js';
import { DomainError, invalidInput } from '../domain/input/errors.js';
import { UPLOAD_LIMITS } from '../domain/media/limits.js';
import { UPLOAD_ARGUMENT, UPLOAD_MESSAGES, UPLOAD_RULES, UploadKind } from '../domain/media/uploads.js';

/** What a multipart body may hold beside its file: boundaries, headers, the operation's text. */
const ENVELOPE_BYTES = 64 * 1024;
/** Most parts of a form to read. */
const PARTS_MAX = 10;
/** Either of them proves that a script of ours sent the request, which a cross-site form can't (Apollo's CSRF rule). */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Checks an upload before reading it: the declared length, and the account's upload limits. Sign-in and role are checked before.
 * @throws DomainError MALFORMED without a length, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS
 */
async function assertUpload(ctx: RequestContext, request: Request, maxBytes: number, tooLarge: string): Promise<void> {
  const length = Number(request.headers['content-length']);
  if (!Number.isSafeInteger(length) || request.headers['transfer-encoding'] !== undefined) {
    throw new DomainError('MALFORMED', 'An upload has to say its length (Content-Length).');
  }
  if (length > maxBytes + ENVELOPE_BYTES)
    throw new DomainError('PAYLOAD_TOO_LARGE', tooLarge, { field: UPLOAD_ARGUMENT });
  const account = String(ctx.viewer?.id);
  await ctx.app.limits.uploadByAccount.take(account);
  await ctx.app.limits.uploadKilobytesByAccount.take(account, Math.ceil(length / 1024));
}

/** The mutations that take a file, according to the schema. */
function findUploadMutations(schema: GraphQLSchema): AccessRules[] {
  const mutation = schema.getMutationType();
  const fields = Object.values(mutation?.getFields() ?? {});
  const taking = fields.filter((field) => field.args.some((arg) => getNamedType(arg.type).name === 'Upload'));
  return taking.map(({ args: _args, ...config }) =>
    getAccessRules(schema, { ...config, args: {} }, mutation?.name ?? ''),
  );
}

/**
 * Reads GraphQL multipart requests (graphql-upload). Its parser buffers a body at once, so header, sign-in, role, length and the
 * account's limit are checked before.
 */
export function graphqlUploads(
  schema: GraphQLSchema,
  getContext: (request: Request) => Promise<RequestContext>,
): RequestHandler {
  const operations = findUploadMutations(schema);
  const { documentMaxBytes } = UPLOAD_LIMITS;
  const parse = graphqlUploadExpress({ maxFiles: 1, maxFileSize: documentMaxBytes, maxFieldSize: ENVELOPE_BYTES });

  const admit = async (request: Request): Promise<void> => {
    if (!PREFLIGHT_HEADERS.some((header) => request.headers[header])) {
      throw new DomainError('MALFORMED', 'A multipart request needs the header apollo-require-preflight.');
    }
    const ctx = await getContext(request);
    await authorizeAny(operations, ctx);
    await assertUpload(ctx, request, documentMaxBytes, UPLOAD_RULES[UploadKind.DOCUMENT].tooLarge);
  };
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    const refuse = async (error: unknown) => {
      const { app, requestId } = await getContext(request);
      sendGraphqlError(response, toPresentableError(error, app.log, requestId));
    };
    admit(request).then(
      () =>
        parse(request, response, (error?: unknown) => {
          if (error === undefined) {
            next();
            return;
          }
          // The parser delays responses until the whole request was read, and may have failed before it started.
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
  response.status(refusal.status).json({ errors: [toGraphqlError(refusal)] });
}

/**
 * Reads the file of a REST upload, as the value of the mutation's `Upload` variable.
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
  // One byte above the limit is enough to refuse.
  const { file, otherField } = await readForm(request, field, maxBytes + 1);
  if (!file) {
    throw otherField === undefined
      ? invalidInput([{ field, message: UPLOAD_MESSAGES.missing }])
      : invalidInput([{ field: otherField, message: `Send the file in the field ${field} instead of ${otherField}.` }]);
  }
  const upload = new Upload();
  const { bytes, ...particulars } = file;
  upload.resolve({ ...particulars, createReadStream: () => Readable.from([bytes]).on('error', () => undefined) });
  return upload;
}

interface FormFile {
  filename: string;
  mimetype: string;
  encoding: string;
  bytes: Buffer;
}

interface UploadForm {
  file: FormFile | undefined;
  /** The first field that carries a file, but another than the one that was expected. */
  otherField: string | undefined;
}

/**
 * Reads one file of a form into memory, never more than `mostBytes`, without touching the disk. Other parts are skipped. Rejects
 * when the form ends early or the client disconnects; every stream has an error listener, since an unhandled `error` event ends
 * the process.
 * @throws DomainError MALFORMED
 */
function readForm(request: Request, field: string, mostBytes: number): Promise<UploadForm> {
  const broken = new DomainError('MALFORMED', 'The form could not be read.');
  return new Promise((resolve, reject) => {
    const limits = { files: PARTS_MAX, fields: PARTS_MAX, fieldSize: ENVELOPE_BYTES, fileSize: mostBytes };
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
    } catch {
      reject(broken);
      return;
    }
    const fail = () => {
      request.unpipe(parser);
      // The rest is read and discarded, so that the response reaches the client.
      request.resume();
      parser.destroy();
      reject(broken);
    };
    const form: UploadForm = { file: undefined, otherField: undefined };
    parser.on('file', (name, stream, { filename, mimeType, encoding }) => {
      const chunks: Buffer[] = [];
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => {
        if (name === field) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (!filename) return;
        if (name === field) form.file ??= { filename, mimetype: mimeType, encoding, bytes: Buffer.concat(chunks) };
        else form.otherField ??= name;
      });
    });
    parser.on('close', () => resolve(form));
    parser.on('error', fail);
    request.on('error', fail);
    request.once('close', () => {
      if (!request.complete) fail();
    });
    request.pipe(parser);
  });
}
