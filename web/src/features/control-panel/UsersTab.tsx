import { PersonOrder, Role, ROLES } from '@mehfil/api/domain/accounts/roles';
import { ROLE_BADGES } from './users/role-badges';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import {
  useAssignModeratorMutation,
  useDeleteUserMutation,
  usePanelPeopleQuery,
  useRemoveModeratorMutation,
  type PanelPeopleQuery,
} from '../../graphql/generated/control-panel';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import type { KeptFocus } from '../../lib/kept-focus';
import { Button } from '../../ui/Button';
import { EmailAddress } from '../../ui/EmailAddress';
import { SearchFilter } from './filters/SearchFilter';
import { SelectFilter } from './filters/SelectFilter';
import { useUrlFilters } from './filters/useUrlFilters';
import styles from './Panel.module.css';
import { panelText } from './panel.text';
import { StaffList } from './StaffList';
import { ActionsMenu } from './users/ActionsMenu';
import { RoleBadge, RoleIcon } from './users/RoleMarks';
import userStyles from './users/Users.module.css';

type PersonRow = PanelPeopleQuery['people']['nodes'][number];
const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const WIRE = {
  [Role.USER]: 'USER',
  [Role.BUSINESS]: 'BUSINESS',
  [Role.MODERATOR]: 'MODERATOR',
  [Role.ADMIN]: 'ADMIN',
} as const;
const ROLE_OF = { USER: Role.USER, BUSINESS: Role.BUSINESS, MODERATOR: Role.MODERATOR, ADMIN: Role.ADMIN } as const;

const ORDER_WIRE = {
  [PersonOrder.NEWEST]: 'NEWEST',
  [PersonOrder.OLDEST]: 'OLDEST',
  [PersonOrder.NAME]: 'NAME',
  [PersonOrder.NAME_DESCENDING]: 'NAME_DESCENDING',
} as const;
const ORDERS = Object.keys(ORDER_WIRE) as PersonOrder[];

/** User Management, with filters in the address; the own row has no actions. */
export function UsersTab() {
  const words = useText(panelText).users;
  const filters = useUrlFilters({ role: '', text: '', order: 'newest' });
  const { values, page, change } = filters;
  const order = ORDERS.find((each) => each === values.order) ?? PersonOrder.NEWEST;
  const { text } = values;
  const role = ROLES.find((each) => each === values.role);
  const { data, error, refetch } = usePanelPeopleQuery({
    variables: {
      filter: { role: role ? WIRE[role] : null, text },
      order: ORDER_WIRE[order],
      paging: { limit: PAGE, page },
    },
  });
  return (
    <StaffList<PersonRow, HTMLTableSectionElement>
      id="users"
      title={words.title}
      list={data?.people}
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
          <SelectFilter
            label={words.role}
            value={role ?? ''}
            options={[
              { value: '', label: words.everyRole },
              ...ROLES.map((each) => ({ value: each, label: ROLE_BADGES[each] })),
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
    >
      {(people, kept) => <PeopleTable people={people} kept={kept} />}
    </StaffList>
  );
}

interface PeopleTableProps {
  people: readonly PersonRow[];
  kept: KeptFocus<HTMLTableSectionElement>;
}

function PeopleTable({ people, kept }: PeopleTableProps) {
  const words = useText(panelText).users;
  const format = useFormat();
  return (
    <div className={styles.table}>
      <table aria-label={words.title}>
        <thead>
          <tr>
            {[words.user, words.role, words.created, words.actions].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...kept}>
          {people.map((person) => (
            <tr key={person.id}>
              <td>
                <div className={userStyles.who}>
                  <RoleIcon role={ROLE_OF[person.role]} />
                  <div>
                    <strong>{person.name}</strong>
                    <br />
                    <span className={styles.muted}>
                      <EmailAddress>{person.email}</EmailAddress>
                    </span>
                  </div>
                </div>
              </td>
              <td>
                <RoleBadge role={ROLE_OF[person.role]} />
              </td>
              <td>{format.compactDate(person.createdAt)}</td>
              <td>
                {person.viewerCanAct ? (
                  <PersonActions person={person} />
                ) : (
                  <span className={styles.muted}>{words.own}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonActions({ person: { id, name, role } }: { person: PersonRow }) {
  const words = useText(panelText).users;
  const said = (title: string) => ({
    success: { tone: 'success' as const, title },
    failure: { title: words.failed, always: true },
    refetch: ['PanelPeople', 'PanelOverview'],
  });
  const assign = useAssignModeratorMutation(said(words.assigned));
  const remove = useRemoveModeratorMutation(said(words.removed));
  const erase = useDeleteUserMutation(said(words.deleted));
  return (
    <ActionsMenu label={words.menu(name)}>
      {role === 'USER' && (
        <Button look="quiet" pending={assign.pending} onClick={() => void assign.run({ id })}>
          {words.assign}
        </Button>
      )}
      {role === 'MODERATOR' && (
        <Button look="quiet" pending={remove.pending} onClick={() => void remove.run({ id })}>
          {words.remove}
        </Button>
      )}
      <Button look="caution" pending={erase.pending} onClick={() => void erase.run({ id })}>
        {words.delete}
      </Button>
    </ActionsMenu>
  );
}
