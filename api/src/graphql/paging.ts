import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { invalidInput, type DomainError } from '../domain/input/errors.js';
import { PAGING_LIMITS } from '../domain/input/limits.js';
import { resolvePage, pagingSchema } from '../domain/input/paging.js';
import { Rules } from './inputs.js';

/** The requested part of a list. `after` and `page` exclude each other. */
@Rules(pagingSchema)
@InputType({
  description: 'The requested part of a list; after and page exclude each other.',
})
export class PagingInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Page size, 1 to 100. Larger values are refused.',
  })
  limit?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The endCursor of the previous page.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Page number, starting at 1, for lists with numbered pages.',
  })
  page?: number | null;
}

/** The position of a page in its list. */
@ObjectType({ simpleResolvers: true, description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item; null on an empty page.',
  })
  endCursor: string | null;

  @Field({ description: 'Whether there are more items after this page.' })
  hasNextPage: boolean;

  @Field(() => Int, {
    description: 'The number of this page, from 1; 1 as well where a cursor was given.',
  })
  page: number;

  @Field(() => Int, { description: 'The requested page size.' })
  limit: number;
}

/** What a service returns for a list; `count` runs its query only when `totalCount` is selected. */
export interface Connection<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
  count: () => Promise<number>;
  /** The counting limit; a higher `count` means that there are more. */
  countedTo?: number | undefined;
  /** Whether the count is a lower bound, where a limit doesn't say. */
  isLowerBound?: (() => Promise<boolean>) | undefined;
}

/** The GraphQL type of a long list: `@ObjectType({…}) class HallConnection extends createConnectionType(Hall, 'halls') {}`. */
export function createConnectionType<Node extends object>(node: ClassType<Node>, plural: string) {
  @ObjectType({ simpleResolvers: true })
  abstract class ConnectionType implements Connection<Node> {
    @Field(() => [node], { description: `The ${plural} of this page.` })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'The position of the page.' })
    pageInfo: PageInfo;

    count: () => Promise<number>;

    countedTo?: number | undefined;

    isLowerBound?: (() => Promise<boolean>) | undefined;

    @Field(() => Int, {
      description: `How many ${plural} there are in total, counted only when selected. Searches of halls are counted to a limit; totalCountIsLowerBound is true above that.`,
    })
    async totalCount(): Promise<number> {
      return Math.min(await this.count(), this.countedTo ?? Infinity);
    }

    @Field(() => Boolean, {
      description: 'Whether totalCount is a lower bound: searches of halls are counted up to a limit.',
    })
    async totalCountIsLowerBound(): Promise<boolean> {
      if (this.isLowerBound) return this.isLowerBound();
      return this.countedTo !== undefined && (await this.count()) > this.countedTo;
    }

    @Field(() => Boolean, {
      description: 'Whether there are more than totalCount says.',
      deprecationReason: 'Use totalCountIsLowerBound. Deprecated on 2026-11-22.',
    })
    totalIsLeast(): Promise<boolean> {
      return this.totalCountIsLowerBound();
    }
  }
  return ConnectionType;
}

/** A validated page request. */
export interface PageRequest {
  limit: number;
  /** Rows to skip; 0 with a cursor. */
  offset: number;
  page: number;
  /** The sort values and id of the last row, as packed into the cursor. */
  after: readonly CursorValue[] | undefined;
}

/** What a cursor can hold: sort values and an id. */
export type CursorValue = string | number | null;

/** PostgreSQL type of the sort column. */
export type CursorType = 'timestamptz' | 'int' | 'text' | 'numeric';

const INT_MAX = 2 ** 31 - 1;
const INSTANT = /^[12]\d{3}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/;
const NUMERIC = /^\d{1,12}(?:\.\d{1,2})?$/;

/** The error for a cursor that doesn't belong to the list. */
export function invalidCursorError(): DomainError {
  return invalidInput([{ field: 'after', message: 'This is not a cursor of this list' }]);
}

/**
 * Validates a cursor of two values, the sort value and id of the last row.
 * @throws DomainError INVALID_INPUT naming after
 */
export function cursorPair(type: CursorType, [value, id]: readonly CursorValue[]): readonly [string | number, number] {
  if (!matchesType(type, value) || !isId(id)) throw invalidCursorError();
  return [value, id];
}

function isId(value: CursorValue | undefined): value is number {
  return Number.isSafeInteger(value);
}

function matchesType(type: CursorType, value: CursorValue | undefined): value is string | number {
  if (type === 'int') return isId(value) && Math.abs(value) <= INT_MAX;
  if (typeof value !== 'string') return false;
  if (type === 'text') return !value.includes('\0');
  return type === 'numeric' ? NUMERIC.test(value) : INSTANT.test(value) && isExistingDay(value);
}

/** Whether the date exists: February 30 doesn't. */
function isExistingDay(instant: string): boolean {
  const at = new Date(instant);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === instant.slice(0, 10);
}

/**
 * Applies defaults and reads the cursor; the input's rules have validated the limits.
 * @param defaultLimit 10 for public halls and posts, 100 for every other list
 * @throws DomainError INVALID_INPUT naming after
 */
export function toPageRequest(
  paging: PagingInput | null | undefined,
  defaultLimit: number = PAGING_LIMITS.listDefault,
): PageRequest {
  const { after, ...page } = resolvePage(paging, defaultLimit);
  return { ...page, after: after === null ? undefined : decodeCursor(after) };
}

/**
 * Builds a connection from rows that were read with one more than `limit`.
 * @param rows up to `limit + 1` rows
 * @param cursor the sort values and id of a row
 * @param count counts all rows of the list
 */
export function toConnection<Row, Node>(
  rows: readonly Row[],
  request: PageRequest,
  parts: {
    node: (row: Row) => Node;
    cursor: (row: Row) => readonly CursorValue[];
    count: () => Promise<number>;
    countedTo?: number | undefined;
    /** Whether the count is a lower bound, where a limit doesn't say. */
    isLowerBound?: () => Promise<boolean>;
    /** Where the list goes on behind rows that aren't shown. */
    end?: readonly CursorValue[] | undefined;
  },
): Connection<Node> {
  let counted: Promise<number> | undefined;
  const shown = rows.slice(0, request.limit);
  const last = shown.at(-1);
  const end = parts.end ?? (last && parts.cursor(last));
  return {
    nodes: shown.map(parts.node),
    pageInfo: {
      endCursor: end === undefined ? null : encodeCursor(end),
      hasNextPage: rows.length > request.limit || parts.end !== undefined,
      page: request.page,
      limit: request.limit,
    },
    count: () => (counted ??= parts.count()),
    countedTo: parts.countedTo,
    isLowerBound: parts.isLowerBound,
  };
}

/** Encodes sort values and id as an opaque string. */
function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function decodeCursor(cursor: string): CursorValue[] {
  try {
    if (cursor.length > PAGING_LIMITS.cursorMaxCharacters) throw new SyntaxError('too long');
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.every((value) => value === null || ['string', 'number'].includes(typeof value))
    ) {
      return values as CursorValue[];
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalidCursorError();
}
