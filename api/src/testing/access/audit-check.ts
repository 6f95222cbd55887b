import type { EntityManager } from '@mikro-orm/postgresql';
import { parseEnv } from 'node:util';
import { shownValue } from '../../domain/system/environment.js';
import { MASK } from '../../domain/system/mask.js';

/** An audit entry written since the snapshot. */
interface AuditRow {
  id: number;
  actorId: number | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  before: Values | null;
  after: Values | null;
}

type Values = Record<string, unknown>;

/** How to read the record that an audit entry is about: `{at}` is the schema with the current or the earlier tables. */
interface Subject {
  /** The row as JSON, by the subject's id. */
  row: string;
  /** Related rows of other tables, by their name in the log; one JSON value each, by the subject's id. */
  more?: Record<string, string>;
  /** Columns that the log masks. */
  secrets?: readonly string[];
}

/** A row without generated columns. */
const selectRow = (table: string, where = 't.id = ?::int') =>
  `select to_jsonb(t) - array(select attname::text from pg_attribute
                               where attrelid = 'public.${table}'::regclass and attgenerated <> '') as row
     from {at}.${table} t where ${where}`;
const selectList = (what: string, from: string, order: string) =>
  `select coalesce(jsonb_agg(${what} order by ${order}), '[]') as value from {at}.${from}`;

const SUBJECTS: Record<string, Subject> = {
  business: {
    row: selectRow('businesses'),
    more: { pendingBookings: selectList('id', `bookings where status = 'pending' and business_id = ?::int`, 'id') },
  },
  user: {
    row: selectRow('users'),
    more: {
      pendingBookings: selectList('id', `bookings where status = 'pending' and user_id = ?::int`, 'id'),
      secondFactors: `select coalesce(jsonb_agg(method order by method), '[]') as value from (
          select 'AUTHENTICATOR' as method, user_id from {at}.authenticator_apps where confirmed_at is not null
          union select 'PASSKEY', user_id from {at}.passkeys
          union select 'RECOVERY_CODE', user_id from {at}.recovery_codes where used_at is null
        ) as methods where user_id = ?::int`,
    },
    secrets: ['name', 'email', 'username', 'phone', 'suspensionReason', 'password'],
  },
  hall: { row: selectRow('halls') },
  booking: { row: selectRow('bookings') },
  review: {
    row: selectRow('hall_reviews'),
    more: {
      openReports: selectList('reason', 'review_reports where resolved_at is null and review_id = ?::int', 'id'),
    },
  },
  'thread-report': { row: selectRow('thread_reports'), secrets: ['note', 'outcomeNote'] },
  comment: { row: selectRow('blog_comments') },
  post: {
    row: selectRow('blog_posts'),
    more: {
      tagIds: selectList('tag_id', 'blog_post_tags where post_id = ?::int', 'tag_id'),
      media: selectList(
        `jsonb_build_object('mediaType', media_type, 'mediaUrl', media_url, 'caption', caption)`,
        'blog_media where post_id = ?::int',
        'sort_order',
      ),
      // Only for a deleted article, with its comments.
      comments: `select to_jsonb(nullif(count(*), 0)) as value from {at}.blog_comments where post_id = ?::int and not exists
                   (select from public.blog_posts p where p.id = post_id)`,
    },
  },
  'blog-category': { row: selectRow('blog_categories') },
  tag: {
    row: selectRow('blog_tags'),
    more: { postIds: selectList('post_id', 'blog_post_tags where tag_id = ?::int', 'post_id') },
  },
  image: { row: selectRow('stored_files') },
  mail: { row: selectRow('outbox_mails') },
  // The newest window is the platform's maintenance, whatever set the previous one.
  maintenance: {
    row: selectRow('maintenance_mode', 't.id = (select max(id) from {at}.maintenance_mode) and ?::int > 0'),
  },
  rates: {
    row: selectRow('exchange_rates', 't.currency = ? order by t.day desc limit 1'),
  },
  'city-rule': { row: selectRow('city_rules') },
  'hijri-month': { row: selectRow('hijri_month_starts', `t.year || '-' || t.month = ?`) },
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

/** Recorded by the audit entry itself, or internal. */
const UNTRACKED = [
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
/** Sensitive reads by staff: nothing changes, and the log says what was read. */
const SENSITIVE_READS = ['environment.revealed', 'business.viewed-as-owner', 'thread.read', 'thread.file-opened'];
const COMMENTS = '# comments';

const camelCase = (column: string) => column.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** Normalizes values that the database and JSON write differently. */
function normalize(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value)) return new Date(value).toISOString();
  return Array.isArray(value) && value.length === 0 ? null : (value ?? null);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(normalize(one)) === JSON.stringify(normalize(other));

/** A record before and after, by the log's column names; null where it didn't exist. */
interface SubjectStates {
  was: Values | null;
  is: Values | null;
  isSecret: (name: string) => boolean;
}

async function readState(em: EntityManager, entry: AuditRow, schema: 'public' | 'as_it_was'): Promise<Values | null> {
  const subject = SUBJECTS[entry.action] ?? SUBJECTS[entry.subjectType];
  if (!subject) throw new Error(`Unknown subject type ${entry.subjectType}: add it to SUBJECTS`);
  const at = (sql: string) =>
    sql.replaceAll('{at}._private', schema === 'public' ? 'graphile_worker._private' : `${schema}._private`);
  const read = (sql: string) =>
    em.execute<{ row?: Values; value?: unknown }[]>(at(sql).replaceAll('{at}', schema), [entry.subjectId]);
  const [found] = await read(subject.row);
  if (!found?.row) return null;
  const row = Object.fromEntries(Object.entries(found.row).map(([column, value]) => [camelCase(column), value]));
  for (const [name, sql] of Object.entries(subject.more ?? {})) row[name] = (await read(sql))[0]?.value;
  return row;
}

function parseFile(content: string): Values {
  const comments = content.split('\n').filter((line) => line.trimStart().startsWith('#'));
  return { ...parseEnv(content), [COMMENTS]: comments.join('\n') };
}

/** Values on one side of an audit entry that are wrong; secrets must be masked. */
function findFalseValues(
  side: 'before' | 'after',
  recorded: Values | null,
  { was, is, isSecret }: SubjectStates,
): string[] {
  const held = (side === 'before' ? was : is) ?? {};
  return Object.entries(recorded ?? {}).flatMap(([name, value]) => {
    if (!(name in { ...was, ...is })) return [`${side}.${name} is not a column`];
    const empty = [null, undefined, ''].includes(held[name] as null);
    const isTrue = isSecret(name) && !empty ? String(value).startsWith(MASK) : isSame(value, held[name]);
    return isTrue
      ? []
      : [`${side}.${name} is recorded as ${JSON.stringify(value)}, held as ${JSON.stringify(held[name])}`];
  });
}

/** Changes of a record that the entry doesn't report on both sides. */
function findMissingChanges({ before, after }: AuditRow, { was, is }: SubjectStates): string[] {
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !UNTRACKED.includes(name) && !isSame(was?.[name], is?.[name]),
  );
  if (!was || !is) {
    const side = was ? before : after;
    const other = was ? after : before;
    return [
      ...(other === null ? [] : [`${was ? 'after' : 'before'} is recorded for a missing record`]),
      ...names.filter((name) => !(name in (side ?? {}))).map((name) => `${name} isn’t recorded`),
    ];
  }
  return names
    .filter((name) => !before || !after || !(name in before) || !(name in after) || isSame(before[name], after[name]))
    .map((name) => `the change of ${name} isn’t recorded`);
}

/** Everything that an entry misreports or omits, compared with the record before and after. */
function findProblems(entry: AuditRow, states: SubjectStates): string[] {
  const { before, after } = entry;
  const isChange = JSON.stringify(before) !== JSON.stringify(after);
  if (SENSITIVE_READS.includes(entry.action)) {
    return isChange || entry.subjectId === null ? ['a read must name its subject and record no change'] : [];
  }
  return [
    ...(isChange ? [] : ['recorded although nothing changed']),
    ...findMissingChanges(entry, states),
    ...findFalseValues('before', before, states),
    ...findFalseValues('after', after, states),
  ];
}

/** Audit entries written since the snapshot, oldest first. */
export function readNewEntries(em: EntityManager): Promise<AuditRow[]> {
  return em.execute(
    `select id, actor_id as "actorId", action, subject_type as "subjectType", subject_id as "subjectId", before, after
       from audit_events e where not exists (select from as_it_was.audit_events w where w.id = e.id) order by id`,
  );
}

/** The caller, and the environment file before and after the call. */
interface AuditedCall {
  by: number;
  /** Whether the call must be audited. */
  isAudited: boolean;
  fileBefore: string;
  fileAfter: string;
  /** Values that may not appear in any entry. */
  secrets: readonly string[];
}

/** What the audit log misreports about a call by staff: expects exactly one entry, complete and true. */
export async function findAuditProblems(em: EntityManager, call: AuditedCall): Promise<string[]> {
  const entries = await readNewEntries(em);
  if (entries.length > 1 || (call.isAudited && entries.length === 0))
    return [`${entries.length} entries for one action`];
  const all = await Promise.all(
    entries.map(async (entry) => {
      const states = await readStates(em.fork(), entry, call);
      const actor = entry.actorId === call.by ? [] : ['recorded for another actor'];
      const text = JSON.stringify([entry.before, entry.after]);
      const leaks = call.secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} is recorded`);
      return [...actor, ...leaks, ...findProblems(entry, states)].map((problem) => `${entry.action}: ${problem}`);
    }),
  );
  return all.flat();
}

async function readStates(
  em: EntityManager,
  entry: AuditRow,
  { fileBefore, fileAfter }: AuditedCall,
): Promise<SubjectStates> {
  if (entry.subjectType === 'environment') {
    const [was, is] = [parseFile(fileBefore), parseFile(fileAfter)];
    const isMasked = (values: Values, name: string) => {
      const value = values[name];
      return typeof value === 'string' && shownValue(name, value) !== value;
    };
    return { was, is, isSecret: (name) => name === COMMENTS || isMasked(was, name) || isMasked(is, name) };
  }
  const secrets = SUBJECTS[entry.subjectType]?.secrets ?? [];
  return {
    was: await readState(em, entry, 'as_it_was'),
    is: await readState(em, entry, 'public'),
    isSecret: (name) => secrets.includes(name),
  };
}

/** Entries that a repeated call added although nothing changed. */
export async function findRepeatedEntries(em: EntityManager, before: number): Promise<string[]> {
  const entries = await readNewEntries(em);
  return entries
    .slice(before)
    .filter(
      ({ action, before: was, after }) =>
        !SENSITIVE_READS.includes(action) && JSON.stringify(was) === JSON.stringify(after),
    )
    .map(({ action }) => `${action} again: recorded although nothing changed`);
}
