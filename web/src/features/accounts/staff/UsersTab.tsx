import { Flex } from 'antd';
import { PersonOrder, Role } from '@mehfil/api/domain/accounts/roles';
import { ROLE_BADGES } from './role-badges';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { usePanelPeopleQuery, type PanelPeopleQuery } from '../../../graphql/generated/panel-users';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { useAddressState } from '../../../lib/address-state';
import { Button } from '../../../ui/Button';
import { StatusTag } from '../../../ui/StatusTag';
import { EmailAddress } from '../../../ui/EmailAddress';
import type { Column } from '../../../ui/table/columns';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { useListFilters } from '../../../ui/list/useListFilters';
import { usersText } from './users.text';
import { lazyPart } from '../../../ui/lazy-part';
import { ListPage } from '../../../ui/list/ListPage';
import { PersonActions } from './PersonActions';
import { RoleBadge, RoleIcon } from './RoleMarks';

const PersonDialog = lazyPart(() => import('./PersonDialog').then((module) => module.PersonDialog));

type PersonRow = PanelPeopleQuery['people']['nodes'][number];
const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const ROLES = ['USER', 'BUSINESS', 'MODERATOR', 'ADMIN'] as const;
const ORDERS = Object.values(PersonOrder);

const ADDRESS = defineAddress<{
  role: (typeof ROLES)[number] | null;
  text: string;
  order: PersonOrder;
  page: number;
}>({
  role: oneOf('role', ROLES, null),
  text: freeText('text'),
  order: oneOf('order', ORDERS, PersonOrder.NEWEST),
  page: positive('page', 1),
});

/** The person whose record is open. */
const RECORD = defineAddress<{ user: number | null }>({ user: positive('user', null) });

/** User Management, with filters in the address; the viewer's own row has no actions. */
export function UsersTab() {
  const words = useText(usersText);
  const filters = useListFilters(ADDRESS);
  const { page, change } = filters;
  const { role, text, order } = filters.values;
  const { state: record, change: show } = useAddressState(RECORD);
  const columns = usePersonColumns((user) => show({ user }));
  const { data, error, refetch } = usePanelPeopleQuery({
    variables: {
      filter: { role, text },
      order,
      paging: { limit: PAGE, page },
    },
  });
  return (
    <>
      <ListPage<PersonRow, PersonOrder>
        id="users"
        title={words.title}
        list={data?.people}
        count={words.count}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={{ title: words.none }}
        controls={
          <>
            <SearchFilter
              label={words.search}
              value={text}
              onChange={(typed) => change({ text: typed }, { replace: true })}
            />
            <SelectFilter<(typeof ROLES)[number] | null>
              label={words.role}
              value={role}
              options={[
                { value: null, label: words.everyRole },
                ...ROLES.map((each) => ({ value: each, label: ROLE_BADGES[Role[each]] })),
              ]}
              onChange={(chosen) => change({ role: chosen })}
            />
            <SelectFilter<PersonOrder>
              label={words.order}
              value={order}
              options={ORDERS.map((each) => ({ value: each, label: words.orders[each] }))}
              onChange={(chosen) => change({ order: chosen })}
            />
          </>
        }
        isPageTitle
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        order={order}
        onOrder={(next) => change({ order: next ?? PersonOrder.NEWEST })}
      />
      {record.user !== null && <PersonDialog id={record.user} onClose={() => show({ user: null })} />}
    </>
  );
}

function usePersonColumns(onView: (id: number) => void): Column<PersonRow, PersonOrder>[] {
  const words = useText(usersText);
  const format = useFormat();
  return [
    {
      key: 'user',
      title: words.user,
      required: true,
      narrow: 'plain',
      share: 3,
      sort: { ascending: PersonOrder.NAME, descending: PersonOrder.NAME_DESCENDING },
      render: ({ name, email, role }) => (
        <Flex align="center" gap={12}>
          <RoleIcon role={Role[role]} />
          <div className="breakable">
            <strong>{name}</strong>
            <br />
            <span className="muted">
              <EmailAddress>{email}</EmailAddress>
            </span>
          </div>
        </Flex>
      ),
    },
    { key: 'username', title: words.username, optional: true, render: ({ username }) => username },
    {
      key: 'role',
      title: words.role,
      narrow: 'plain',
      render: ({ role, suspendedAt }) => (
        <>
          <RoleBadge role={Role[role]} /> {suspendedAt !== null && <StatusTag status="suspended" />}
        </>
      ),
    },
    {
      key: 'created',
      title: words.created,
      sort: { ascending: PersonOrder.OLDEST, descending: PersonOrder.NEWEST },
      render: ({ createdAt }) => format.compactDate(createdAt),
    },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 1.1,
      render: (person) =>
        person.viewerCanAct ? (
          <Flex wrap gap={8}>
            <Button look="quiet" aria-label={`${words.view} ${person.name}`} onClick={() => onView(person.id)}>
              {words.view}
            </Button>
            <PersonActions person={person} />
          </Flex>
        ) : (
          <span className="muted">{words.own}</span>
        ),
    },
  ];
}
