import { Link } from 'react-router-dom';
import { useBusinessGuestsQuery, type BusinessGuestsQuery } from '../../../../graphql/generated/guests';
import { readError } from '../../../../graphql/errors';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { defineAddress, freeText, positive } from '../../../../lib/address-fields';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { PeopleIcon } from '../../../../ui/icons';
import { ListPage } from '../../../../ui/list/ListPage';
import { SearchFilter } from '../../../../ui/list/SearchFilter';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { PageHeader } from '../../../../ui/PageHeader';
import type { Column } from '../../../../ui/table/columns';
import { ClosedBusiness } from '../ClosedBusiness';
import { guestsText } from './guests.text';

type Guest = BusinessGuestsQuery['businessGuests']['nodes'][number];

const PAGE_SIZE = 20;
const ADDRESS = defineAddress<{ search: string; page: number }>({ search: freeText('q'), page: positive('page', 1) });

/** The guests of a business, to look up by name or phone. */
export function GuestsScreen() {
  const words = useText(guestsText);
  const filters = useListFilters(ADDRESS);
  const { values, change, isFiltered } = filters;
  const { data, previousData, error, refetch } = useBusinessGuestsQuery({
    variables: { search: values.search || null, paging: { limit: PAGE_SIZE, page: values.page } },
    freshFor: 0,
  });
  const list = (data ?? previousData)?.businessGuests;
  const columns = useColumns();
  const onRetry = () => void refetch().catch(() => undefined);
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {error && !list ? (
        <ClosedBusiness error={readError(error)} onRetry={onRetry} />
      ) : (
        <ListPage<Guest>
          id="business-guests"
          title={words.title}
          isPageTitle
          list={list}
          count={words.count}
          failed={error !== undefined}
          onRetry={onRetry}
          refreshing={data === undefined}
          filters={filters}
          limit={PAGE_SIZE}
          filtersLabel={words.filters}
          controls={
            <SearchFilter label={words.search} value={values.search} onChange={(search) => change({ search })} />
          }
          empty={{
            icon: <PeopleIcon size={40} />,
            title: isFiltered ? words.nothing : words.empty,
            text: isFiltered ? undefined : words.emptyText,
            action: !isFiltered && <ButtonLink to={paths.business.bookings}>{words.emptyAction}</ButtonLink>,
          }}
          columns={columns}
          rowKey={({ phone }) => phone}
          rowLabel={({ name }) => name}
        />
      )}
    </>
  );
}

function useColumns(): readonly Column<Guest>[] {
  const { columns } = useText(guestsText);
  const { number, compactDay } = useFormat();
  const showDay = (date: string | null) => date && compactDay(date);
  return [
    {
      key: 'name',
      title: columns.name,
      required: true,
      narrow: 'plain',
      share: 1.6,
      render: ({ phone, name }) => (
        <h3>
          <Link to={paths.business.guest(phone)} className="breakable">
            <bdi>{name}</bdi>
          </Link>
        </h3>
      ),
    },
    {
      key: 'phone',
      title: columns.phone,
      share: 1.3,
      render: ({ phone, contact, secondPhone }) => (
        <>
          <a href={contact?.dialerUrl}>
            <bdi dir="ltr">{contact?.national ?? phone}</bdi>
          </a>
          {secondPhone && (
            <span className="block small breakable">
              <bdi>{secondPhone.name}</bdi>{' '}
              <a className="unbroken" href={secondPhone.contact?.dialerUrl}>
                <bdi dir="ltr">{secondPhone.contact?.national ?? secondPhone.phoneAsGiven}</bdi>
              </a>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'bookings',
      title: columns.bookings,
      align: 'end',
      share: 0.7,
      render: ({ bookingCount }) => number(bookingCount),
    },
    { key: 'next', title: columns.next, share: 1.1, render: ({ nextDate }) => showDay(nextDate) },
    { key: 'last', title: columns.last, share: 1.1, render: ({ lastDate }) => showDay(lastDate) },
    {
      key: 'notes',
      title: columns.notes,
      share: 2,
      render: ({ notes }) => notes && <bdi className="breakable small">{notes}</bdi>,
    },
  ];
}
