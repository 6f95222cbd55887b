import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../context.js';
import { sql } from 'kysely';
import { mapNodes, paginate, type ListOrder } from '../../database/paginate.js';
import { contains, searchText } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { PersonOrder, type Role } from '../../domain/accounts/roles.js';
import { canManage } from './person.policy.js';
import type { Person, PersonFilter } from './person.types.js';
import { hasSecondFactor } from '../../database/account-columns.js';
import { HOME, toSearchedDigits } from '../../domain/text/phone.js';

const CREATED = { by: 'u.created_at', type: 'timestamptz' } as const;
const NAME = { by: 'u.sort_name', type: 'text' } as const;

/** Each order has an index, with and without a role, that serves both directions. */
const ORDERS: Readonly<Record<PersonOrder, ListOrder>> = {
  [PersonOrder.NEWEST]: { ...CREATED, direction: 'desc' },
  [PersonOrder.OLDEST]: { ...CREATED, direction: 'asc' },
  [PersonOrder.NAME]: { ...NAME, direction: 'asc' },
  [PersonOrder.NAME_DESCENDING]: { ...NAME, direction: 'desc' },
};

/** Where a page by name starts: a name prefix, the number of rows before it, and the total. */
interface NamePlace {
  part: string | null;
  before: number;
  total: number;
}

/** Finds the name prefix at which a page starts, using the maintained counts; one statement. */
async function findNamePlace(
  em: EntityManager,
  role: Role | null | undefined,
  direction: 'asc' | 'desc',
  offset: number,
): Promise<NamePlace | undefined> {
  const db = em.getKysely<Database>();
  let counts = db
    .selectFrom('name_counts')
    .groupBy('part')
    .having(sql`sum(count)`, '<>', 0);
  if (role) counts = counts.where('role', '=', role);
  const parts = counts.select(['part', sql<number>`sum(count)`.as('rows')]);
  const part = direction === 'asc' ? sql<string | null>`part` : sql<string | null>`lag(part) over (order by part desc)`;
  const before = sql`sum(rows) over (order by part ${sql.raw(direction)}) - rows`;
  const places = db
    .selectFrom(parts.as('parts'))
    .select([part.as('part'), sql<number>`(${before})::int`.as('before')])
    .select(sql<number>`(sum(rows) over ())::int`.as('total'));
  return db
    .selectFrom(places.as('places'))
    .selectAll()
    .where('before', '<=', offset)
    .orderBy('before', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The accounts that match a filter. */
async function selectPeople(em: EntityManager, filter: PersonFilter | null | undefined) {
  const hasText = await searchText(em, { table: 'users', column: 'search_text' }, filter?.text, 'u');
  let found = em.getKysely<Database>().selectFrom('users as u').where('u.deleted_at', 'is', null);
  if (filter?.role) found = found.where('u.role', '=', filter.role);
  const digits = toSearchedDigits(filter?.text ?? '', HOME);
  const hasPhone = contains('u.search_text', digits);
  if (hasText) found = found.where((eb) => eb.or([hasText, ...(hasPhone ? [hasPhone] : [])]));
  return { found, isSearch: hasText !== undefined };
}

/** A page of accounts; one statement, and one more for the count. */
export async function findPeople(
  em: EntityManager,
  filter: PersonFilter | null | undefined,
  page: PageRequest,
  viewer: Pick<Viewer, 'id'>,
  order: PersonOrder = PersonOrder.NEWEST,
): Promise<Connection<Person>> {
  const { found, isSearch } = await selectPeople(em, filter);
  const [by, role] = [ORDERS[order], filter?.role];
  const rows = em
    .getKysely<Database>()
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.email', 'u.username', 'u.phone', 'u.role', 'u.created_at as createdAt'])
    .select(['u.suspended_at as suspendedAt', 'u.suspension_reason as suspensionReason'])
    .select(hasSecondFactor('u.id').as('hasSecondFactor'));
  const isDeepByName = !isSearch && page.offset > 0 && by.type === 'text';
  // A page deep in the list by name starts at a name prefix, so that earlier rows aren't counted.
  const place = isDeepByName ? await findNamePlace(em, role, by.direction, page.offset) : undefined;
  const part = place?.part ? found.where('u.sort_name', by.direction === 'asc' ? '>=' : '<', place.part) : found;
  const kept = isSearch ? undefined : { list: 'users' as const, keys: role ? [role] : undefined };
  const people = await paginate(
    em,
    {
      ...{ found: part, rows, id: 'u.id' },
      total: place ? { count: () => Promise.resolve(place.total) } : { kept },
    },
    by,
    { ...page, offset: page.offset - (place?.before ?? 0) },
  );
  return mapNodes(people, (person) => ({ ...person, viewerCanAct: canManage(viewer, person) }));
}
