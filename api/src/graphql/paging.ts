import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { invalidInput, type DomainError } from '../domain/input/errors.js';
import { PAGING_LIMITS } from '../domain/input/limits.js';
import { pageOf, pagingSchema } from '../domain/input/paging.js';
import { Rules } from './inputs.js';

/** Which part of a list is wanted. `after` and `page` exclude each other. */
@Rules(pagingSchema)
@InputType({
  description: 'Which part of a long list is wanted; after and page exclude each other.',
})
export class PagingInput {
  @Field(() => Int, {
    nullable: true,
    description: 'How many, 1 to 100. A larger number is refused.',
  })
  limit?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The endCursor of the page before.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the page, from 1, for lists with numbered pages.',
  })
  page?: number | null;
}

/** Where a page stands in its list. */
@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item; null when the page is empty.',
  })
  endCursor: string | null;

  @Field({ description: 'Whether more follow.' })
  hasNextPage: boolean;

  @Field(() => Int, {
    description: 'The number of this page, from 1; 1 as well where a cursor was given.',
  })
  page: number;

  @Field(() => Int, { description: 'How many were asked for.' })
  limit: number;
}

/** What a service answers for a long list; `count` runs its statement only when `totalCount` is asked for. */
export interface Connection<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
  count: () => Promise<number>;
  /** How far it is counted; a `count` above says that there are more. */
  countedTo?: number | undefined;
}

/** The GraphQL type of a long list: `@ObjectType({…}) class HallConnection extends ConnectionOf(Hall, 'halls') {}`. */
export function ConnectionOf<Node extends object>(node: ClassType<Node>, plural: string) {
  @ObjectType()
  abstract class ConnectionType implements Connection<Node> {
    @Field(() => [node], { description: `The ${plural} of this page.` })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo: PageInfo;

    count: () => Promise<number>;

    countedTo?: number | undefined;

    @Field(() => Int, {
      description: `How many ${plural} there are in all, counted only when asked for. Staff's lists are counted to ${PAGING_LIMITS.countedTo} where they are searched: totalCountIsLowerBound says so.`,
    })
    async totalCount(): Promise<number> {
      return Math.min(await this.count(), this.countedTo ?? Infinity);
    }

    @Field(() => Boolean, {
      description: 'Whether totalCount is a lower bound: searched lists are counted only so far, and there are more.',
    })
    async totalCountIsLowerBound(): Promise<boolean> {
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

/** A page that was asked for, checked. */
export interface PageRequest {
  limit: number;
  /** Rows to skip; 0 where a cursor was given. */
  offset: number;
  page: number;
  /** The sort values and id of the last row seen, as `cursorOf` packed them. */
  after: readonly CursorValue[] | undefined;
}

/** What a cursor can hold: sort values and an id. */
export type CursorValue = string | number | null;

/** PostgreSQL's type of what a list is sorted by. */
export type CursorType = 'timestamptz' | 'int' | 'text' | 'numeric';

const INT_MOST = 2 ** 31 - 1;
const INSTANT = /^[12]\d{3}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/;
const NUMERIC = /^\d{1,12}(?:\.\d{1,2})?$/;

/** The refusal of a cursor that another list gave, or nobody. */
export function wrongCursor(): DomainError {
  return invalidInput([{ field: 'after', message: 'This is not a cursor of this list' }]);
}

/**
 * A cursor of two, the sort value of the last row seen and its id, once the database can take both.
 * @throws DomainError INVALID_INPUT naming after
 */
export function cursorPair(type: CursorType, [value, id]: readonly CursorValue[]): readonly [string | number, number] {
  if (!isOfType(type, value) || !isId(id)) throw wrongCursor();
  return [value, id];
}

function isId(value: CursorValue | undefined): value is number {
  return Number.isSafeInteger(value);
}

function isOfType(type: CursorType, value: CursorValue | undefined): value is string | number {
  if (type === 'int') return isId(value) && Math.abs(value) <= INT_MOST;
  if (typeof value !== 'string') return false;
  if (type === 'text') return !value.includes('\0');
  return type === 'numeric' ? NUMERIC.test(value) : INSTANT.test(value) && isOfCalendar(value);
}

/** Whether a day exists: the 30th of February does not. */
function isOfCalendar(instant: string): boolean {
  const at = new Date(instant);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === instant.slice(0, 10);
}

/**
 * Fills in what was left out and reads the cursor; limits were checked by the input's rules.
 * @param defaultLimit 10 for public halls and posts, 100 for every other list
 * @throws DomainError INVALID_INPUT naming after
 */
export function pageRequest(
  paging: PagingInput | null | undefined,
  defaultLimit: number = PAGING_LIMITS.listDefault,
): PageRequest {
  const { after, ...page } = pageOf(paging, defaultLimit);
  return { ...page, after: after === null ? undefined : readCursor(after) };
}

/**
 * Makes a connection of rows that were read with one more than `limit`.
 * @param rows up to `limit + 1` rows
 * @param cursor the sort values and id of a row
 * @param count counts all rows of the list
 */
export function connectionOf<Row, Node>(
  rows: readonly Row[],
  request: PageRequest,
  parts: {
    node: (row: Row) => Node;
    cursor: (row: Row) => readonly CursorValue[];
    count: () => Promise<number>;
    countedTo?: number | undefined;
  },
): Connection<Node> {
  let counted: Promise<number> | undefined;
  const shown = rows.slice(0, request.limit);
  const last = shown.at(-1);
  return {
    nodes: shown.map(parts.node),
    pageInfo: {
      endCursor: last === undefined ? null : cursorOf(parts.cursor(last)),
      hasNextPage: rows.length > request.limit,
      page: request.page,
      limit: request.limit,
    },
    count: () => (counted ??= parts.count()),
    countedTo: parts.countedTo,
  };
}

/** Packs sort values and id into an opaque text. */
function cursorOf(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function readCursor(cursor: string): CursorValue[] {
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
  throw wrongCursor();
}
