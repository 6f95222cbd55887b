import { AUDIT_PHRASES, auditPhrase } from '@mehfil/api/domain/audit/sentences';
import { AUDIT_SUBJECTS, type AuditSubject } from '@mehfil/api/domain/audit/subjects';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { normalizeFigures } from '@mehfil/api/domain/text/normalize';
import { formatCode } from '@mehfil/api/domain/text/words';
import { addDays } from '@mehfil/api/domain/time/days';
import { usePanelAuditQuery, type PanelAuditQuery } from '../../../graphql/generated/panel-audit';
import { useFormat } from '../../../i18n/format';
import { isolated } from '../../../i18n/isolated';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { todayHere } from '../../../lib/clock';
import { toDayBounds } from '../../../lib/day-bounds';
import type { Column } from '../../../ui/table/columns';
import type { FilterChip } from '../../../ui/list/FilterChips';
import { logText } from '../../../ui/list/log.text';
import { LOG_ADDRESS, LogFilters, useTimeColumn } from '../../../ui/list/LogFilters';
import { SavedViews, type ListView } from '../../../ui/list/SavedViews';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { toChips } from '../../../ui/list/to-chips';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { ListPage } from '../../../ui/list/ListPage';
import { auditText } from './audit.text';
import { findName, hasChanges, type Facts } from './differences';
import { useShowDialog } from '../../../ui/DialogHost';
import { lazyPart } from '../../../ui/lazy-part';
import { LineButton } from '../../../ui/table/LineButton';

const EntryDialog = lazyPart(() => import('./EntryDialog').then((module) => module.EntryDialog));

interface EntryLineProps {
  /** Who did what to what. */
  sentence: string;
  entry: { subjectId?: string | null; before?: Facts; after?: Facts };
}

/** An entry in one line, which opens what it changed. */
function EntryLine({ sentence, entry }: EntryLineProps) {
  const showDialog = useShowDialog();
  if (!hasChanges(entry.before, entry.after)) return <h3 title={sentence}>{sentence}</h3>;
  return (
    <LineButton
      line={sentence}
      onOpen={() => showDialog((close) => <EntryDialog sentence={sentence} entry={entry} onClose={close} />)}
    />
  );
}

type Entry = PanelAuditQuery['auditLog']['nodes'][number];

const PAGE = CONTROL_PANEL_LIMITS.pageSize;

/** Every recorded action by its words, in their order. */
const ACTIONS = Object.keys(AUDIT_PHRASES)
  .map((value) => ({ value, label: formatCode(auditPhrase(value, '…')) }))
  .sort((one, other) => one.label.localeCompare(other.label));

interface Filters {
  actor: string;
  action: string | null;
  subject: AuditSubject | null;
  number: string;
  business: number | null;
  from: string;
  to: string;
  page: number;
}

const ADDRESS = defineAddress<Filters>({
  actor: freeText('actor'),
  action: oneOf<string, null>('action', Object.keys(AUDIT_PHRASES), null),
  subject: oneOf('subject', AUDIT_SUBJECTS, null),
  number: freeText('number'),
  business: positive('business', null),
  ...LOG_ADDRESS,
});

/** The id that somebody typed; null for anything else, which finds everything. */
function readId(text: string): number | null {
  const figures = normalizeFigures(text);
  return /^[1-9]\d{0,8}$/.test(figures) ? Number(figures) : null;
}

/** The audit log: who did what to what, with what changed; every filter stands in the address. */
export function AuditTab() {
  const words = useText(auditText);
  const filters = useListFilters(ADDRESS);
  const { values, page } = filters;
  const columns = useEntryColumns();
  const { data, error, refetch } = usePanelAuditQuery({
    variables: {
      filter: {
        actor: values.actor,
        action: values.action,
        subjectType: values.subject,
        subjectId: normalizeFigures(values.number),
        businessId: values.business,
        ...toDayBounds(values.from, values.to),
      },
      paging: { limit: PAGE, page },
    },
    freshFor: 0,
  });
  return (
    <ListPage
      dense
      id="audit"
      title={words.title}
      list={data?.auditLog}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      filters={filters}
      limit={PAGE}
      empty={{ title: words.none, text: words.noneText }}
      controls={<Controls filters={filters} />}
      chips={useChips(filters)}
      tools={<SavedViews list="audit" address={ADDRESS} shown={values} views={useViews()} />}
      isPageTitle
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ action }) => action}
    />
  );
}

/** Days that the view of a week shows, today included. */
const WEEK = 7;

function useViews(): readonly ListView<Filters>[] {
  const { views: words } = useText(auditText);
  const today = todayHere();
  return [
    { name: words.all, values: {} },
    { name: words.today, values: { from: today, to: today } },
    { name: words.week, values: { from: addDays(today, 1 - WEEK), to: today } },
    { name: words.businesses, values: { subject: 'business' } },
    { name: words.users, values: { subject: 'user' } },
  ];
}

/** Actions whose phrases don't tell what kind of thing they are about. */
const NOUNLESS = /^(catalogue\.(added|changed|removed)|calendar_feed\.)/;

/** What an entry is about: by its name and number where the entry tells a name, else by its number. */
function nameSubject(
  { action, subjectType, subjectId, before, after }: Entry,
  words: (typeof auditText)['en'],
): string | null | undefined {
  const name = findName(before, after);
  if (!subjectId) return subjectId;
  const named = name === undefined ? subjectId : words.named(isolated(name), subjectId);
  return NOUNLESS.test(action) && subjectType ? `${formatCode(subjectType).toLowerCase()} ${named}` : named;
}

function useEntryColumns(): Column<Entry>[] {
  const words = useText(auditText);
  return [
    useTimeColumn<Entry>(1.3),
    {
      key: 'entry',
      title: words.entry,
      required: true,
      narrow: 'plain',
      share: 5,
      render: (entry) => (
        <EntryLine
          entry={entry}
          sentence={words.did(
            isolated(entry.actorName ?? words.platform),
            auditPhrase(entry.action, nameSubject(entry, words)),
          )}
        />
      ),
    },
    {
      key: 'address',
      title: words.origin,
      narrow: 'plain',
      render: ({ address }) => address && <span dir="ltr">{address}</span>,
    },
  ];
}

function useChips({ values, change }: ListFilters<Filters>): FilterChip[] {
  const words = useText(auditText);
  const log = useText(logText);
  const { compactDay } = useFormat();
  const { actor, action, subject, number, business, from, to } = values;
  return toChips(change, [
    [actor, { actor: '' }],
    [ACTIONS.find(({ value }) => value === action)?.label, { action: null }],
    [subject && formatCode(subject), { subject: null }],
    [number && `${words.subjectId} ${number}`, { number: '' }],
    [business !== null && `${words.business} ${business}`, { business: null }],
    [from && `${log.from} ${compactDay(from)}`, { from: '' }],
    [to && `${log.to} ${compactDay(to)}`, { to: '' }],
  ]);
}

function Controls({ filters }: { filters: ListFilters<Filters> }) {
  const words = useText(auditText);
  const { values, change } = filters;
  return (
    <LogFilters
      who={values.actor}
      whoHint={words.who}
      onWho={(actor) => change({ actor }, { replace: true })}
      what={{ label: words.what, every: words.everyAction, value: values.action, options: ACTIONS }}
      onWhat={(action) => change({ action })}
      period={{ from: values.from, to: values.to }}
      onPeriod={change}
    >
      <SelectFilter<AuditSubject | null>
        label={words.subject}
        value={values.subject}
        options={[
          { value: null, label: words.everySubject },
          ...AUDIT_SUBJECTS.map((value) => ({ value, label: formatCode(value) })),
        ]}
        onChange={(subject) => change({ subject })}
      />
      <SearchFilter
        label={words.subjectId}
        value={values.number}
        onChange={(number) => change({ number }, { replace: true })}
      />
      <SearchFilter
        label={words.businessId}
        placeholder={words.business}
        value={values.business === null ? '' : String(values.business)}
        onChange={(text) => change({ business: readId(text) }, { replace: true })}
      />
    </LogFilters>
  );
}
