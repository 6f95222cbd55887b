import { SECURITY_EVENT_PHRASES, type SecurityEventKind } from '@mehfil/api/domain/security-log/events';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { formatCode } from '@mehfil/api/domain/text/words';
import { usePanelSecurityLogQuery, type PanelSecurityLogQuery } from '../../../graphql/generated/panel-security-log';
import { isolated } from '../../../i18n/isolated';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf } from '../../../lib/address-fields';
import { toDayBounds } from '../../../lib/day-bounds';
import type { Column } from '../../../ui/table/columns';
import { ListPage } from '../../../ui/list/ListPage';
import { LOG_ADDRESS, LogFilters, useTimeColumn } from '../../../ui/list/LogFilters';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { SecurityAlarms } from './SecurityAlarms';
import { SecurityLogExport } from './SecurityLogExport';
import { securityLogText } from './security-log.text';

type Event = PanelSecurityLogQuery['securityLog']['nodes'][number];

const PAGE = CONTROL_PANEL_LIMITS.pageSize;

/** Every kind by its words, in their order. */
const KINDS = (Object.keys(SECURITY_EVENT_PHRASES) as SecurityEventKind[])
  .map((value) => ({ value, label: SECURITY_EVENT_PHRASES[value] }))
  .sort((one, other) => one.label.localeCompare(other.label));

interface Filters {
  person: string;
  kind: SecurityEventKind | null;
  from: string;
  to: string;
  page: number;
}

const ADDRESS = defineAddress<Filters>({
  person: freeText('person'),
  kind: oneOf(
    'kind',
    KINDS.map(({ value }) => value),
    null,
  ),
  ...LOG_ADDRESS,
});

/** The security log: what happened to accounts and their access; every filter stands in the address. */
export function SecurityLogTab() {
  const words = useText(securityLogText);
  const filters = useListFilters(ADDRESS);
  const { values, page } = filters;
  const filter = { person: values.person, kind: values.kind, ...toDayBounds(values.from, values.to) };
  const columns = useEventColumns();
  const { data, error, refetch } = usePanelSecurityLogQuery({
    variables: { filter, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  return (
    <>
      <SecurityAlarms />
      <ListPage
        id="security-log"
        title={words.title}
        list={data?.securityLog}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={{ title: words.none, text: words.noneText }}
        controls={
          <>
            <Controls filters={filters} />
            <SecurityLogExport filter={filter} />
          </>
        }
        isPageTitle
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ kind }) => SECURITY_EVENT_PHRASES[kind]}
      />
    </>
  );
}

/** What else is known of an event, as in `Key: 3 · Network: 203.0.113.9`. */
function describeDetails({ details }: Event): string {
  return Object.entries(details ?? {})
    .map(
      ([name, value]) =>
        `${formatCode(name)}: ${name === 'data' ? formatCode(String(value)).toLowerCase() : String(value)}`,
    )
    .join(' · ');
}

function useEventColumns(): Column<Event>[] {
  const words = useText(securityLogText);
  return [
    useTimeColumn<Event>(1.7),
    {
      key: 'event',
      title: words.event,
      required: true,
      narrow: 'plain',
      share: 3,
      render: (event) => (
        <>
          <h3>{SECURITY_EVENT_PHRASES[event.kind]}</h3>
          {event.details && <p>{isolated(describeDetails(event))}</p>}
        </>
      ),
    },
    {
      key: 'person',
      title: words.person,
      narrow: 'plain',
      share: 2,
      render: ({ accountId, accountName, actorId, actorName }) => (
        <>
          {(accountId !== null || actorId === null) && (
            <p>{accountId === null ? words.nobody : words.user(isolated(accountName ?? ''), accountId)}</p>
          )}
          {actorId !== null && <p>{words.by(words.user(isolated(actorName ?? ''), actorId))}</p>}
        </>
      ),
    },
    {
      key: 'origin',
      title: words.origin,
      narrow: 'plain',
      share: 2,
      render: ({ address, device, sessionId }) => (
        <>
          {address !== null && <span dir="ltr">{address}</span>}
          {device !== null && <p>{isolated(device)}</p>}
          {sessionId !== null && <p>{words.session(sessionId)}</p>}
        </>
      ),
    },
  ];
}

function Controls({ filters }: { filters: ListFilters<Filters> }) {
  const words = useText(securityLogText);
  const { values, change } = filters;
  return (
    <LogFilters
      who={values.person}
      onWho={(person) => change({ person }, { replace: true })}
      what={{ label: words.event, every: words.everyKind, value: values.kind, options: KINDS }}
      onWhat={(kind) => change({ kind })}
      period={{ from: values.from, to: values.to }}
      onPeriod={change}
    />
  );
}
