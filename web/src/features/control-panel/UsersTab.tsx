import { LIMITS, PersonOrder, ROLE_BADGES, Role, ROLES } from '@mehfil/api/rules';
import {
  useAssignModeratorMutation,
  useDeleteUserMutation,
  usePanelPeopleQuery,
  useRemoveModeratorMutation,
  type PanelPeopleQuery,
} from '../../graphql/generated/control-panel';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FilterBar } from './filters/FilterBar';
import { SearchFilter } from './filters/SearchFilter';
import { SelectFilter } from './filters/SelectFilter';
import { useUrlFilters } from './filters/useUrlFilters';
import { ListSkeleton } from './ListSkeleton';
import { LoadProblem } from './LoadProblem';
import { Pager } from './Pager';
import styles from './Panel.module.css';
import { panelText } from './panel.text';
import { RoleBadge, RoleIcon } from './users/RoleMarks';
import userStyles from './users/Users.module.css';

type PersonRow = PanelPeopleQuery['people']['nodes'][number];
const PAGE = LIMITS.controlPanel.pageSize;
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
  const format = useFormat();
  const { values, page, change, goTo, isFiltered, clear } = useUrlFilters({ role: '', text: '', order: 'newest' });
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
  const list = data?.people;
  return (
    <Card as="section" labelledBy="users">
      <h2 id="users" className={styles.heading}>
        {words.title} {list && <span className={styles.muted}>({list.totalCount})</span>}
      </h2>
      <FilterBar onClear={isFiltered ? clear : undefined}>
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
      </FilterBar>
      {!list && !error && <ListSkeleton />}
      {error && !list && <LoadProblem onRetry={() => void refetch()} />}
      {list?.nodes.length === 0 && <EmptyState level={3} title={words.none} />}
      {list && list.nodes.length > 0 && (
        <div className={styles.table} tabIndex={0} role="region" aria-label={words.title}>
          <table>
            <thead>
              <tr>
                {[words.user, words.role, words.created, words.actions].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.nodes.map((person) => (
                <tr key={person.id}>
                  <td>
                    <div className={userStyles.who}>
                      <RoleIcon role={ROLE_OF[person.role]} />
                      <div>
                        <strong>{person.name}</strong>
                        <br />
                        <span className={styles.muted}>{person.email}</span>
                      </div>
                    </div>
                  </td>
                  <td>
                    <RoleBadge role={ROLE_OF[person.role]} />
                  </td>
                  <td>{format.date(person.createdAt)}</td>
                  <td>{person.viewerCanAct && <PersonActions person={person} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} limit={PAGE} total={list?.totalCount ?? 0} onPage={goTo} />
    </Card>
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
    <div className={styles.actions} role="group" aria-label={words.menu(name)}>
      {role === 'USER' && (
        <Button look="secondary" pending={assign.pending} onClick={() => void assign.run({ id })}>
          {words.assign}
        </Button>
      )}
      {role === 'MODERATOR' && (
        <Button look="secondary" pending={remove.pending} onClick={() => void remove.run({ id })}>
          {words.remove}
        </Button>
      )}
      <Button look="danger" pending={erase.pending} onClick={() => void erase.run({ id })}>
        {words.delete}
      </Button>
    </div>
  );
}
