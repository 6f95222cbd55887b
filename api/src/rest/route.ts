import type { RequestContext } from '../context.js';
import type { ErrorCode } from '../domain/input/errors.js';
import type { UploadKind } from '../domain/media/uploads.js';

/** The parts of a request that a row may use: already decoded, never trusted. */
export interface RestRequest {
  /** Path parameters, as text. */
  params: Record<string, string>;
  /** Query parameters; a repeated one keeps its last value. */
  query: Record<string, string>;
  /** The JSON body; an empty object where there was none. */
  body: Record<string, unknown>;
  /** `Idempotency-Key`, on creations. */
  idempotencyKey: string | undefined;
  /** The file of an upload, for the operation's `Upload` variable. */
  upload: unknown;
}

/** A stored file that is answered instead of JSON. */
export interface FileAnswer {
  /** Its key in the storage. */
  key: string;
  mime: string;
  /** What the person's machine shall call it. */
  name: string;
}

/** A file that is made for the answer. */
export interface RenderedFile {
  bytes: Buffer;
  mime: string;
  /** What the person's machine shall call it. */
  name: string;
}

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Which operation a row executes. One document, or, where one path serves several operations, the document that the value of
 * one body field chooses.
 */
export type RestOperation = string | { byBodyField: string; documents: Record<string, string> };

/** A query parameter whose form no input of the operation tells. */
export interface QueryParameter {
  description: string;
  /** A text unless said. */
  type?: 'integer';
  /** What it has to look like, as a regular expression. */
  pattern?: string;
}

/** One row of the REST table: a path and the GraphQL operation that it stands for. No rule lives here. */
export interface Route {
  method: RestMethod;
  /** Below `/api`, with `{name}` for parameters, as in `/public/halls/{id}/reviews`. */
  path: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** The heading under which the document lists it. */
  tag: string;
  operation: RestOperation;
  /** The operation's variables. Unknown fields of inputs are dropped, texts in paths and queries become numbers by type. */
  variables?: (request: RestRequest) => Record<string, unknown>;
  /** Query parameters that the inputs of the operation don't have under the same name. */
  query?: Readonly<Record<string, QueryParameter>>;
  /** Refusals of its own, beside those that every row of its kind can give (a door, a missing thing, invalid input). */
  refusals?: readonly ErrorCode[];
  /** What of the operation's data is answered; by default its only field. */
  shape?: (data: Record<string, unknown>) => unknown;
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 204;
  /** Set on the second name of a path that has two: the path to use instead. */
  aliasOf?: string;
  /** Public reads may be cached and revalidated. */
  cache?: 'public';
  /** A multipart upload: the form field that carries the file, and what it is. `variables` finds it as `upload`. */
  upload?: { field: string; kind: UploadKind };
  /** The answer is a stored file, named by the operation's data: sent as an attachment, with ranges. */
  file?: (data: Record<string, unknown>) => FileAnswer;
  /** The answer is a file that is drawn from the operation's data: a paper rather than JSON. The context finds stored pictures. */
  render?: (data: Record<string, unknown>, ctx: RequestContext) => Promise<RenderedFile>;
  /** Kinds of the file that `file` or `render` answers, for the OpenAPI document. */
  mediaTypes?: readonly string[];
}

/** Declares rows; exists so that a module's table is checked where it is written. */
export function routes(rows: Route[]): Route[] {
  return rows;
}

/** What {@link textFile} needs of a `TextFile`. */
export const TEXT_FILE = 'filename mime content';

/** A `TextFile` of an operation's data, as the file that it is. */
export function textFile(data: unknown): Promise<RenderedFile> {
  const { filename, mime, content } = data as { filename: string; mime: string; content: string };
  return Promise.resolve({ bytes: Buffer.from(content, 'utf8'), mime: `${mime}; charset=utf-8`, name: filename });
}

/** Which part of a list a query asks for: `limit` with `page` or `cursor` (`after` is its name over GraphQL). */
export function pagingOf({ query }: RestRequest): Record<string, string | undefined> {
  return { limit: query.limit, page: query.page, after: query.cursor ?? query.after };
}

/** A connection as REST shows it: `{ data, paging }`. */
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

/** Turns a connection into `{ data, paging: { page, limit, total, totalCountIsLowerBound, nextCursor } }`. */
export function paged(connection: unknown): unknown {
  const { nodes, totalCount, totalCountIsLowerBound, pageInfo } = connection as Page;
  return {
    data: nodes,
    paging: {
      page: pageInfo.page,
      limit: pageInfo.limit,
      total: totalCount ?? null,
      totalCountIsLowerBound: totalCountIsLowerBound ?? false,
      // Deprecated: the name that clients knew first.
      totalIsLeast: totalCountIsLowerBound ?? false,
      nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    },
  };
}
