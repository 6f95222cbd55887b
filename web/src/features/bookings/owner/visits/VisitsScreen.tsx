import { VisitOrder } from '@mehfil/api/domain/threads/visit-inputs';
import { VisitStatus } from '@mehfil/api/domain/threads/visits';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { useCalendarHallsQuery } from '../../../../graphql/generated/business-calendar';
import { useBusinessVisitsQuery, type BusinessVisitsQuery } from '../../../../graphql/generated/business-visits';
import { readError } from '../../../../graphql/errors';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { defineAddress, oneOf, positive } from '../../../../lib/address-fields';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { CalendarIcon } from '../../../../ui/icons';
import { ChoiceFilter } from '../../../../ui/list/ChoiceFilter';
import { ListPage } from '../../../../ui/list/ListPage';
import { SelectFilter } from '../../../../ui/list/SelectFilter';
import { useListFilters, type ListFilters } from '../../../../ui/list/useListFilters';
import { PageHeader } from '../../../../ui/PageHeader';
import { StatusTag } from '../../../../ui/StatusTag';
import type { Column } from '../../../../ui/table/columns';
import { visitsText } from '../../page/messages/visits/visits.text';
import { ClosedBusiness } from '../ClosedBusiness';
import { visitsScreenText } from './visits-screen.text';

type Visit = BusinessVisitsQuery['businessVisits']['nodes'][number];

const PAGE_SIZE = 20;
const SHOWN = ['COMING', 'ALL'] as const;
const STATUSES = Object.values(VisitStatus);

interface Filters {
  show: (typeof SHOWN)[number];
  status: VisitStatus | null;
  hallId: number | null;
  page: number;
}

const ADDRESS = defineAddress<Filters>({
  show: oneOf('show', SHOWN, 'COMING'),
  status: oneOf('status', STATUSES, null),
  hallId: positive('hall', null),
  page: positive('page', 1),
});

/** What comes, soonest first; or all, the latest first. */
function toVariables({ show, status, hallId, page }: Filters) {
  const isComing = show === 'COMING';
  const coming = isComing ? { coming: true, standing: status === null } : {};
  return {
    filter: { hallId, status, ...coming },
    order: isComing ? VisitOrder.SOONEST : VisitOrder.LATEST,
    paging: { limit: PAGE_SIZE, page },
  };
}

/** The visits of a business's halls. */
export function VisitsScreen() {
  const words = useText(visitsScreenText);
  const filters = useListFilters(ADDRESS);
  const { values, isFiltered } = filters;
  const { data, previousData, error, refetch } = useBusinessVisitsQuery({
    variables: toVariables(values),
    freshFor: 0,
  });
  const list = (data ?? previousData)?.businessVisits;
  const columns = useColumns();
  const onRetry = () => void refetch().catch(() => undefined);
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {error && !list ? (
        <ClosedBusiness error={readError(error)} onRetry={onRetry} />
      ) : (
        <ListPage<Visit>
          id="business-visits"
          title={words.title}
          isPageTitle
          count={words.count}
          list={list}
          failed={error !== undefined}
          onRetry={onRetry}
          refreshing={data === undefined}
          filters={filters}
          limit={PAGE_SIZE}
          filtersLabel={words.filters}
          controls={<Controls {...filters} />}
          empty={{
            icon: <CalendarIcon size={40} />,
            title: isFiltered ? words.nothing : words.empty,
            text: isFiltered ? undefined : words.emptyText,
            action: !isFiltered && <ButtonLink to={paths.business.enquiries}>{words.emptyAction}</ButtonLink>,
          }}
          columns={columns}
          rowKey={({ id }) => id}
          rowLabel={({ customerName }) => customerName}
        />
      )}
    </>
  );
}

function Controls({ values, change }: Pick<ListFilters<Filters>, 'values' | 'change'>) {
  const words = useText(visitsScreenText);
  const { status: statuses } = useText(visitsText);
  const halls = useCalendarHallsQuery().data?.businessBookingStats.halls ?? [];
  return (
    <>
      <ChoiceFilter
        label={words.show}
        value={values.show}
        options={SHOWN.map((value) => ({ value, label: words.shown[value] }))}
        onChange={(show) => change({ show })}
      />
      <SelectFilter<VisitStatus | null>
        label={words.status}
        value={values.status}
        options={[
          { value: null, label: words.anyStatus },
          ...STATUSES.map((value) => ({ value, label: statuses[value] })),
        ]}
        onChange={(status) => change({ status })}
      />
      <SelectFilter<number | null>
        label={words.hall}
        value={values.hallId}
        options={[
          { value: null, label: words.anyHall },
          ...halls.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(hallId) => change({ hallId })}
      />
    </>
  );
}

const TONES: Readonly<Record<VisitStatus, string>> = {
  PROPOSED: 'pending',
  CONFIRMED: 'confirmed',
  DECLINED: 'cancelled',
  REPLACED: 'replaced',
  CANCELLED: 'cancelled',
};

/** Where a visit is arranged. */
function toPath({ bookingId, enquiryId }: Visit): string {
  return bookingId === null ? paths.business.enquiry(enquiryId ?? 0) : paths.business.booking(bookingId);
}

function Standing({ visit: { status, isPast, viewerCanAnswer } }: { visit: Visit }) {
  const words = useText(visitsScreenText);
  const { status: statuses } = useText(visitsText);
  return (
    <Flex component="span" vertical align="start" gap={2}>
      <StatusTag status={TONES[status]} label={statuses[status]} />
      {viewerCanAnswer && <span className="small">{words.answer}</span>}
      {isPast && <span className="small muted">{words.past}</span>}
    </Flex>
  );
}

function useColumns(): readonly Column<Visit>[] {
  const { columns } = useText(visitsScreenText);
  const { number, compactDateTime } = useFormat();
  const nameHall = useHallName();
  return [
    {
      key: 'when',
      title: columns.when,
      required: true,
      narrow: 'plain',
      share: 1.4,
      render: (visit) => (
        <h3>
          <Link to={toPath(visit)}>{compactDateTime(visit.startsAt, visit.timeZone)}</Link>
        </h3>
      ),
    },
    {
      key: 'customer',
      title: columns.customer,
      share: 1.3,
      render: ({ customerName }) => <bdi className="breakable">{customerName}</bdi>,
    },
    {
      key: 'hall',
      title: columns.hall,
      share: 1.3,
      render: (visit) => <bdi className="breakable">{nameHall(visit)}</bdi>,
    },
    {
      key: 'headCount',
      title: columns.headCount,
      align: 'end',
      share: 0.6,
      render: ({ headCount }) => headCount !== null && number(headCount),
    },
    { key: 'status', title: columns.status, share: 1.1, render: (visit) => <Standing visit={visit} /> },
    {
      key: 'note',
      title: columns.note,
      share: 2,
      render: ({ note }) => note !== null && <bdi className="breakable small">{note}</bdi>,
    },
  ];
}
