import type { EntityManager } from '@mikro-orm/postgresql';
import { parseEnv } from 'node:util';
import { MASK, shownValue } from '../../domain/system/environment.js';

/** A row that the audit log has got since the guard of the database began to watch. */
interface DeedRow {
  id: number;
  actorId: number | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  before: Values | null;
  after: Values | null;
}

type Values = Record<string, unknown>;

/** Where the things stand that deeds speak of: `{at}` is a schema with the tables as they are, or as they were. */
interface Thing {
  /** One row as JSON, by the subject's id. */
  row: string;
  /** What belongs to it in other tables, by its name in the log; one JSON value, by the subject's id. */
  more?: Record<string, string>;
  /** Columns that the log tells of by a mask. */
  secrets?: readonly string[];
}

/** A row without what the database itself derives from its other columns. */
const rowOf = (table: string, where = 't.id = ?::int') =>
  `select to_jsonb(t) - array(select attname::text from pg_attribute
                               where attrelid = 'public.${table}'::regclass and attgenerated <> '') as row
     from {at}.${table} t where ${where}`;
const listOf = (what: string, from: string, order: string) =>
  `select coalesce(jsonb_agg(${what} order by ${order}), '[]') as value from {at}.${from}`;

const THINGS: Record<string, Thing> = {
  business: {
    row: rowOf('businesses'),
    more: { pendingBookings: listOf('id', `bookings where status = 'pending' and business_id = ?::int`, 'id') },
  },
  user: {
    row: rowOf('users'),
    more: { pendingBookings: listOf('id', `bookings where status = 'pending' and user_id = ?::int`, 'id') },
    secrets: ['name', 'email', 'username', 'phone', 'password'],
  },
  hall: { row: rowOf('halls') },
  booking: { row: rowOf('bookings') },
  review: {
    row: rowOf('hall_reviews'),
    more: { openReports: listOf('reason', 'review_reports where resolved_at is null and review_id = ?::int', 'id') },
  },
  comment: { row: rowOf('blog_comments') },
  post: {
    row: rowOf('blog_posts'),
    more: {
      tagIds: listOf('tag_id', 'blog_post_tags where post_id = ?::int', 'tag_id'),
      media: listOf(
        `jsonb_build_object('mediaType', media_type, 'mediaUrl', media_url, 'caption', caption)`,
        'blog_media where post_id = ?::int',
        'sort_order',
      ),
      // Only of an article that goes, with them.
      comments: `select to_jsonb(nullif(count(*), 0)) as value from {at}.blog_comments where post_id = ?::int and not exists
                   (select from public.blog_posts p where p.id = post_id)`,
    },
  },
  'blog-category': { row: rowOf('blog_categories') },
  tag: {
    row: rowOf('blog_tags'),
    more: { postIds: listOf('post_id', 'blog_post_tags where tag_id = ?::int', 'post_id') },
  },
  image: { row: rowOf('stored_files') },
  mail: { row: rowOf('outbox_mails') },
  // The newest window is the platform's maintenance, whoever set which before it.
  maintenance: {
    row: rowOf('maintenance_mode', 't.id = (select max(id) from {at}.maintenance_mode) and ?::int > 0'),
  },
  rates: {
    row: rowOf('exchange_rates', 't.currency = ? order by t.day desc limit 1'),
  },
  'rates.refresh-asked': {
    row: `select jsonb_build_object('task', 'refresh-exchange-rates') as row from {at}._private_jobs j
           where j.key = 'refresh-exchange-rates-asked' and ?::text is null`,
  },
  job: {
    row: `select jsonb_build_object(
            'task', t.identifier, 'attempts', j.attempts, 'run_at', j.run_at, 'payload', j.payload,
            'last_error', split_part(j.last_error, chr(10), 1),
            'state', case when j.attempts >= j.max_attempts then 'failed' when j.attempts > 0 then 'retrying'
                          else 'waiting' end) as row
            from {at}._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.id = ?::bigint`,
  },
};

/** Told by the audit row itself, or kept by the platform for its own use. */
const SILENT = [
  'id',
  'createdAt',
  'updatedAt',
  'fetchedAt',
  'revision',
  'emailKey',
  'usernameKey',
  'tokenVersion',
  'isTrading',
];
/** What staff read under lock and key: nothing changes, and the log says of what. */
const READINGS = ['environment.revealed', 'business.viewed-as-owner'];
const COMMENTS = '# comments';

const camelCase = (column: string) => column.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** One form for what the database and JSON spell differently. */
function plain(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value)) return new Date(value).toISOString();
  return Array.isArray(value) && value.length === 0 ? null : (value ?? null);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** A thing as it was and as it is, by the log's names of its columns; null where it wasn't there. */
interface States {
  was: Values | null;
  is: Values | null;
  isSecret: (name: string) => boolean;
}

async function stateOf(em: EntityManager, deed: DeedRow, schema: 'public' | 'as_it_was'): Promise<Values | null> {
  const thing = THINGS[deed.action] ?? THINGS[deed.subjectType];
  if (!thing) throw new Error(`Nothing is known of a ${deed.subjectType}: say in THINGS where it stands`);
  const at = (sql: string) =>
    sql.replaceAll('{at}._private', schema === 'public' ? 'graphile_worker._private' : `${schema}._private`);
  const read = (sql: string) =>
    em.execute<{ row?: Values; value?: unknown }[]>(at(sql).replaceAll('{at}', schema), [deed.subjectId]);
  const [found] = await read(thing.row);
  if (!found?.row) return null;
  const row = Object.fromEntries(Object.entries(found.row).map(([column, value]) => [camelCase(column), value]));
  for (const [name, sql] of Object.entries(thing.more ?? {})) row[name] = (await read(sql))[0]?.value;
  return row;
}

function valuesOfFile(content: string): Values {
  const comments = content.split('\n').filter((line) => line.trimStart().startsWith('#'));
  return { ...parseEnv(content), [COMMENTS]: comments.join('\n') };
}

/** What one side of a deed says that isn't so; a secret stands there as a mask. */
function untrue(side: 'before' | 'after', told: Values | null, { was, is, isSecret }: States): string[] {
  const held = (side === 'before' ? was : is) ?? {};
  return Object.entries(told ?? {}).flatMap(([name, value]) => {
    if (!(name in { ...was, ...is })) return [`${side}.${name} is no column of it`];
    const empty = [null, undefined, ''].includes(held[name] as null);
    const isTrue = isSecret(name) && !empty ? String(value).startsWith(MASK) : isSame(value, held[name]);
    return isTrue ? [] : [`${side}.${name} is told as ${JSON.stringify(value)}, held as ${JSON.stringify(held[name])}`];
  });
}

/** What has changed in the thing and isn't told on both sides, each in its own words. */
function untold({ before, after }: DeedRow, { was, is }: States): string[] {
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !SILENT.includes(name) && !isSame(was?.[name], is?.[name]),
  );
  if (!was || !is) {
    const side = was ? before : after;
    const other = was ? after : before;
    return [
      ...(other === null ? [] : [`${was ? 'after' : 'before'} is told of what isn’t there`]),
      ...names.filter((name) => !(name in (side ?? {}))).map((name) => `${name} isn’t told`),
    ];
  }
  return names
    .filter((name) => !before || !after || !(name in before) || !(name in after) || isSame(before[name], after[name]))
    .map((name) => `that ${name} changed isn’t told`);
}

/** Everything that a deed misreports or leaves out, held against the rows of the thing before and after it. */
function problemsOf(deed: DeedRow, states: States): string[] {
  const { before, after } = deed;
  const isChange = JSON.stringify(before) !== JSON.stringify(after);
  if (READINGS.includes(deed.action)) {
    return isChange || deed.subjectId === null ? ['a reading says what was read, and no change'] : [];
  }
  return [
    ...(isChange ? [] : ['nothing changed, but it is told']),
    ...untold(deed, states),
    ...untrue('before', before, states),
    ...untrue('after', after, states),
  ];
}

/** The rows that the audit log has got, the first one first. */
export function newDeeds(em: EntityManager): Promise<DeedRow[]> {
  return em.execute(
    `select id, actor_id as "actorId", action, subject_type as "subjectType", subject_id as "subjectId", before, after
       from audit_events e where not exists (select from as_it_was.audit_events w where w.id = e.id) order by id`,
  );
}

/** Whose call is looked at, and the environment file before and after it. */
interface Call {
  by: number;
  /** It is a deed of the platform, which must be told of. */
  isDeed: boolean;
  fileBefore: string;
  fileAfter: string;
  /** What may stand in no row, wherever it comes from. */
  secrets: readonly string[];
}

/** What the audit log misreports of one call of staff: one row for one deed, and everything in it true and complete. */
export async function misreported(em: EntityManager, call: Call): Promise<string[]> {
  const deeds = await newDeeds(em);
  if (deeds.length > 1 || (call.isDeed && deeds.length === 0)) return [`${deeds.length} rows for one deed`];
  const all = await Promise.all(
    deeds.map(async (deed) => {
      const states = await statesOf(em.fork(), deed, call);
      const actor = deed.actorId === call.by ? [] : ['it is told of somebody else'];
      const text = JSON.stringify([deed.before, deed.after]);
      const leaks = call.secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} is told`);
      return [...actor, ...leaks, ...problemsOf(deed, states)].map((problem) => `${deed.action}: ${problem}`);
    }),
  );
  return all.flat();
}

async function statesOf(em: EntityManager, deed: DeedRow, { fileBefore, fileAfter }: Call): Promise<States> {
  if (deed.subjectType === 'environment') {
    const [was, is] = [valuesOfFile(fileBefore), valuesOfFile(fileAfter)];
    const isMasked = (values: Values, name: string) => {
      const value = values[name];
      return typeof value === 'string' && shownValue(name, value) !== value;
    };
    return { was, is, isSecret: (name) => name === COMMENTS || isMasked(was, name) || isMasked(is, name) };
  }
  const secrets = THINGS[deed.subjectType]?.secrets ?? [];
  return {
    was: await stateOf(em, deed, 'as_it_was'),
    is: await stateOf(em, deed, 'public'),
    isSecret: (name) => secrets.includes(name),
  };
}

/** What the audit log got too much when the same call was made once more: rows that tell of no change. */
export async function toldAgain(em: EntityManager, before: number): Promise<string[]> {
  const deeds = await newDeeds(em);
  return deeds
    .slice(before)
    .filter(
      ({ action, before: was, after }) => !READINGS.includes(action) && JSON.stringify(was) === JSON.stringify(after),
    )
    .map(({ action }) => `${action} again: nothing changed, but it is told`);
}
