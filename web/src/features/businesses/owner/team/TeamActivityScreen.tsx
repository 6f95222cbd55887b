import { useTeamActivityQuery, type TeamActivityQuery } from '../../../../graphql/generated/team';
import { useFormat } from '../../../../i18n/format';
import { isolated } from '../../../../i18n/isolated';
import { useText } from '../../../../i18n/text';
import { defineAddress, positive } from '../../../../lib/address-fields';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { ListPage } from '../../../../ui/list/ListPage';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { PageHeader } from '../../../../ui/PageHeader';
import type { Column } from '../../../../ui/table/columns';
import { TradingGate } from '../TradingGate';
import { teamText } from './team.text';

type Action = TeamActivityQuery['teamActivity']['nodes'][number];

const PAGE_SIZE = 20;
const ADDRESS = defineAddress<{ page: number }>({ page: positive('page', 1) });

/** A value of the log's record of a booking. */
function readValue(after: unknown, name: string): unknown {
  return typeof after === 'object' && after !== null ? (after as Record<string, unknown>)[name] : undefined;
}

/** A sum of the log, which has them as numbers; earlier entries don't say in which currency. */
function useSum(after: unknown): (name: string) => string | null {
  const format = useFormat();
  const currency = readValue(after, 'currency');
  return (name) => {
    const value = readValue(after, name);
    if (typeof value !== 'number') return null;
    return typeof currency === 'string' ? format.listMoney(value, currency) : format.number(value);
  };
}

function What({ action: { action, subjectId, after } }: { action: Action }) {
  const words = useText(teamText).activity;
  const sum = useSum(after);
  const [total, quoted] = [sum('totalPrice'), sum('quotedPrice')];
  return (
    <>
      {words.did(action, subjectId === null ? null : isolated(subjectId))}
      {total !== null && ` ${words.price(total, quoted)}`}
    </>
  );
}

function Activity() {
  const words = useText(teamText).activity;
  const format = useFormat();
  const filters = useListFilters(ADDRESS);
  const { data, error, refetch } = useTeamActivityQuery({
    variables: { paging: { limit: PAGE_SIZE, page: filters.page } },
    freshFor: 0,
  });
  const columns: readonly Column<Action>[] = [
    { key: 'at', title: words.when, narrow: 'plain', share: 1, render: ({ at }) => format.compactDateTime(at) },
    { key: 'who', title: words.who, share: 1.2, render: ({ actorName }) => actorName ?? words.formerMember },
    { key: 'what', title: words.what, required: true, share: 2.8, render: (action) => <What action={action} /> },
  ];
  return (
    <ListPage
      id="team-activity"
      title={words.title}
      isPageTitle
      list={data?.teamActivity}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      filters={filters}
      limit={PAGE_SIZE}
      empty={{ title: words.none, text: words.noneText }}
      controls={null}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ action, subjectId }) => words.did(action, subjectId)}
    />
  );
}

/** What the owner and the team did, with names (docs/decisions/0017-accounts.md). */
export function TeamActivityScreen() {
  const words = useText(teamText);
  const { title, text, back } = words.activity;
  const head = { title, text };
  const toTeam = (
    <ButtonLink look="secondary" to={paths.business.team}>
      {back}
    </ButtonLink>
  );
  return (
    <TradingGate header={<PageHeader {...head} />} none={words.none} pending={words.pending}>
      <PageHeader {...head} actions={toTeam} />
      <Activity />
    </TradingGate>
  );
}
