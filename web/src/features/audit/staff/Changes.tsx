import { useFormat, type Formats } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { StaticTable } from '../../../ui/table/StaticTable';
import styles from './Audit.module.css';
import { auditText } from './audit.text';
import {
  findDifferences,
  cutExcerpts,
  findName,
  LONG_TEXT,
  findNamingFields,
  type Difference,
  type Excerpt,
  type Facts,
} from './differences';

interface Entry {
  subjectId?: string | null;
  before?: Facts;
  after?: Facts;
}

type Words = (typeof auditText)['en'];
/** How values of one entry are written. */
interface Writing {
  words: Words;
  format: Formats;
  /** Which currency amounts are in, and what a rate counts from. */
  currency: string | undefined;
  rate: (value: number) => string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Characters of a changed part that are shown before somebody asks for the whole. */
const PART_MOST = 600;
const PERSON = /(By|authorId|ownerId)$/;
const MONEY = /(price|amount|total|revenue)/i;

/** A field's name as people read it: `hiddenReason` as `Hidden reason`; variables of the environment stay as they are. */
export function fieldName(field: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(field)) return field;
  const words = field.replace(
    /([a-z0-9])([A-Z])/g,
    (_whole, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readText(record: Facts, field: string): string | undefined {
  const value = record?.[field];
  return typeof value === 'string' ? value : undefined;
}

function useWriting({ before, after, subjectId }: Entry): Writing {
  const words = useText(auditText);
  const format = useFormat();
  const either = (field: string) => readText(after, field) ?? readText(before, field);
  const base = either('base');
  return {
    words,
    format,
    currency: either('currency'),
    rate: (value) => (base && subjectId ? words.rate(base, String(value), subjectId) : String(value)),
  };
}

function written(field: string, value: unknown, writing: Writing): string {
  const { words, format, currency } = writing;
  if (value === undefined || value === null) return words.nothing;
  if (value === '') return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (field === 'rate') return writing.rate(value);
    if (PERSON.test(field)) return words.user(value);
    return currency && MONEY.test(field) ? format.money(value, currency) : String(value);
  }
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return format.compactDateTime(value);
    return DAY.test(value) ? format.day(value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => written(field, each, writing)).join(', ');
  return Object.entries(value)
    .map(([name, each]) => `${fieldName(name)}: ${written(name, each, writing)}`)
    .join('; ');
}

/** What an entry changed: the fields that differ, one beside the other, and by what the thing is known. */
export function Changes({ entry }: { entry: Entry }) {
  const writing = useWriting(entry);
  const { words } = writing;
  const differences = findDifferences(entry.before, entry.after).filter(
    ({ before, after }) => !isNothing(before) || !isNothing(after),
  );
  // The heading calls the thing by its name already.
  const name = findName(entry.before, entry.after);
  const naming = findNamingFields(entry.before, entry.after).filter(({ value }) => value !== name);
  const sides = listSides(entry);
  return (
    <>
      {naming.map(({ field, value }) => (
        <p key={field} className="muted">
          {fieldName(field)}: <bdi>{written(field, value, writing)}</bdi>
        </p>
      ))}
      {differences.length > 0 && (
        <StaticTable
          stacks
          label={words.changes}
          className={joinClasses('above', styles.changes, sides.length === 1 && styles.oneSided)}
          rows={differences}
          rowKey={({ field }) => field}
          rowClassName={(difference) => (isLong(difference) ? styles.long : undefined)}
          columns={[
            { key: 'field', title: words.field, rowHeader: true, render: ({ field }) => fieldName(field) },
            ...sides.map((side) => ({
              key: side,
              title: words[side],
              label: words[side],
              render: (difference: Difference) => <SideValue {...{ difference, side, writing }} />,
            })),
          ]}
        />
      )}
    </>
  );
}

type Side = 'before' | 'after';

/** What was made has no before, what was removed no after. */
function listSides({ before, after }: Entry): Side[] {
  if (!before) return ['after'];
  return after ? ['before', 'after'] : ['before'];
}

function isLong({ before, after }: Difference): boolean {
  return [before, after].some((value) => typeof value === 'string' && value.length > LONG_TEXT);
}

interface SideValueProps {
  difference: Difference;
  side: Side;
  writing: Writing;
}

/** What a field held on one side of the change. */
function SideValue({ difference, side, writing }: SideValueProps) {
  const { field, before, after } = difference;
  if (isNothing(difference[side])) return writing.words.nothing;
  const excerpts =
    isLong(difference) && typeof before === 'string' && typeof after === 'string'
      ? cutExcerpts(before, after)
      : undefined;
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <Mark>
      <Value field={field} value={difference[side]} excerpt={excerpts?.[side]} writing={writing} />
    </Mark>
  );
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

interface ValueProps {
  field: string;
  value: unknown;
  excerpt: Excerpt | undefined;
  writing: Writing;
}

function Value({ field, value, excerpt, writing }: ValueProps) {
  const { words, format } = writing;
  if (typeof value === 'string' && value.length > LONG_TEXT) {
    return (
      <>
        {excerpt ? <Part excerpt={excerpt} words={words} /> : truncate(value, LONG_TEXT, words)}
        <details className={joinClasses('above-6', styles.whole)}>
          <summary>{words.whole(format.number(value.length))}</summary>
          <div className={styles.wholeText}>{value}</div>
        </details>
      </>
    );
  }
  if (excerpt) return <Part excerpt={excerpt} words={words} />;
  if (Array.isArray(value) && value.some((each) => typeof each !== 'number')) {
    return (
      <ul className="bullets">
        {value.map((each, place) => (
          <li key={place}>{written(field, each, writing)}</li>
        ))}
      </ul>
    );
  }
  return <bdi>{written(field, value, writing)}</bdi>;
}

/** Where a long text differs. */
function Part({ excerpt, words }: { excerpt: Excerpt; words: Words }) {
  const { isCutBefore, lead, changed, tail, isCutAfter } = excerpt;
  return (
    <span className={styles.text}>
      {isCutBefore && `${words.cut} `}
      {lead}
      {changed !== '' && <strong>{truncate(changed, PART_MOST, words)}</strong>}
      {tail}
      {isCutAfter && ` ${words.cut}`}
    </span>
  );
}

function truncate(text: string, most: number, words: Words): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()} ${words.cut}` : text;
}
