import type { Readable } from 'node:stream';
import type { RequestContext } from '../context.js';
import { LOCALES } from '../domain/accounts/locales.js';
import type { ErrorCode } from '../domain/input/errors.js';
import type { UploadKind } from '../domain/media/uploads.js';

/** The parts of a request that a row may use: decoded, but untrusted. */
export interface RestRequest {
  /** Path parameters, as text. */
  params: Record<string, string>;
  /** Query parameters; a repeated one is refused. */
  query: Record<string, string>;
  /** The JSON body; an empty object without one. */
  body: Record<string, unknown>;
  /** `Idempotency-Key`, on requests that create something. */
  idempotencyKey: string | undefined;
  /** The file of an upload, for the operation's `Upload` variable. */
  upload: unknown;
}

/** The body of a request that creates something, as its operation's `input`: once per `Idempotency-Key`. */
export function withIdempotencyKey({ body, idempotencyKey }: RestRequest): { input: Record<string, unknown> } {
  return { input: idempotencyKey === undefined ? body : { ...body, clientMutationId: idempotencyKey } };
}

/** A stored file to send instead of JSON. */
export interface FileAnswer {
  key: string;
  mime: string;
  /** The suggested file name. */
  name: string;
}

/** A file generated for the response. */
export interface RenderedFile {
  bytes: Buffer;
  mime: string;
  /** The suggested file name. */
  name: string;
}

/** A file that is written while it is sent. */
export interface StreamedFile {
  stream: Readable;
  mime: string;
  /** The suggested file name. */
  name: string;
}

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The operation that a row executes: one document, or several, selected by the value of a body field. */
export type RestOperation = string | { byBodyField: string; documents: Record<string, string> };

/** A query parameter that no input of the operation describes. */
export interface QueryParameter {
  description: string;
  /** Defaults to text. */
  type?: 'integer';
  /** A regular expression that it must match. */
  pattern?: string;
  /** The values that it can have. */
  values?: readonly string[];
}

/** The query parameter of files that are written in several languages. */
export const LOCALE_PARAMETER: QueryParameter = {
  description: 'The language of the file; defaults to English, whatever the account reads.',
  values: LOCALES,
};

/** A row of the REST table: a path and the GraphQL operation behind it. Contains no business rules. */
export interface Route {
  method: RestMethod;
  /** Below `/api`, with `{name}` for parameters, as in `/public/halls/{id}/reviews`. */
  path: string;
  /** A one-sentence summary for the OpenAPI document. */
  summary: string;
  /** The tag in the OpenAPI document. */
  tag: string;
  operation: RestOperation;
  /** The operation's variables. Unknown input fields are dropped, and text in paths and queries is converted by type. */
  variables?: (request: RestRequest) => Record<string, unknown>;
  /** Query parameters without an input field of the same name. */
  query?: Readonly<Record<string, QueryParameter>>;
  /** Errors besides those common to all rows of its kind (access, not found, invalid input). */
  refusals?: readonly ErrorCode[];
  /** Shapes the operation's data for the response; defaults to its only field. */
  shape?: (data: Record<string, unknown>) => unknown;
  /** Whether `shape` passes objects on without looking into them, so that shared ones can be JSON already. */
  isOpaque?: boolean;
  /** Success status; defaults to 200. */
  status?: 200 | 201 | 204;
  /** Marks a deprecated path, with the one that replaces it. */
  aliasOf?: string;
  /** Allows caching with revalidation, for public reads. */
  cache?: 'public';
  /** A multipart upload: the form field that carries the file, and its kind. `variables` receives it as `upload`. */
  upload?: { field: string; kind: UploadKind };
  /** Sends a stored file, named by the operation's data, as an attachment with range support. */
  file?: (data: Record<string, unknown>) => FileAnswer;
  /**
   * Sends a file rendered from the operation's data, such as an invoice, instead of JSON. The data has the schema's names of
   * enum values, not REST's. The context gives access to stored pictures; the request has the query parameters that say how.
   */
  render?: (data: Record<string, unknown>, ctx: RequestContext, request: RestRequest) => Promise<RenderedFile>;
  /** Sends a file while it is being written, such as an archive, instead of JSON; with no ranges. */
  stream?: (data: Record<string, unknown>) => StreamedFile;
  /** Media types of `file`, `render` or `stream`, for the OpenAPI document. */
  mediaTypes?: readonly string[];
}

/** Declares rows, with type checks where a module's table is written. */
export function defineRoutes(rows: Route[]): Route[] {
  return rows;
}

/** The fields of a `TextFile` that {@link toTextFile} needs. */
export const TEXT_FILE_FIELDS = 'filename mime content';

/** Converts a `TextFile` in an operation's data to a file. */
export function toTextFile(data: unknown): Promise<RenderedFile> {
  const { filename, mime, content } = data as { filename: string; mime: string; content: string };
  return Promise.resolve({ bytes: Buffer.from(content, 'utf8'), mime: `${mime}; charset=utf-8`, name: filename });
}

/** Maps paging parameters of the query: `limit` with `page` or `cursor` (GraphQL's `after`). */
export function toPaging({ query }: RestRequest): Record<string, string | undefined> {
  return { limit: query.limit, page: query.page, after: query.cursor ?? query.after };
}

/** A connection to be shown as `{ data, paging }`. */
export interface Page {
  nodes: unknown[];
  totalCount?: number | null;
  totalCountIsLowerBound?: boolean;
  pageInfo: {
    endCursor: string | null;
    hasNextPage: boolean;
    page: number;
    limit: number;
  };
}

/** Converts a connection to `{ data, paging: { page, limit, total, totalCountIsLowerBound, nextCursor } }`. */
export function toPage(connection: unknown): unknown {
  const { nodes, totalCount, totalCountIsLowerBound, pageInfo } = connection as Page;
  return {
    data: nodes,
    paging: {
      page: pageInfo.page,
      limit: pageInfo.limit,
      total: totalCount ?? null,
      totalCountIsLowerBound: totalCountIsLowerBound ?? false,
      // Deprecated: the former name.
      totalIsLeast: totalCountIsLowerBound ?? false,
      nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    },
  };
}
