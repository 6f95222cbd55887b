import { BUSINESS_STATUS_LABELS, BusinessStatus, LIMITS } from '@mehfil/api/rules';
import { useState } from 'react';
import {
  usePanelBusinessesQuery,
  usePanelBusinessHistoryQuery,
  type BusinessRowFragment,
} from '../../graphql/generated/control-panel';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { StatusTag } from '../../ui/StatusTag';
import { BusinessActions } from './BusinessActions';
import { FilterBar } from './filters/FilterBar';
import { SearchFilter } from './filters/SearchFilter';
import { SelectFilter } from './filters/SelectFilter';
import { useUrlFilters } from './filters/useUrlFilters';
import { LoadProblem } from './LoadProblem';
import { Pager } from './Pager';
import styles from './Panel.module.css';
import { panelText } from './panel.text';

const PAGE = LIMITS.controlPanel.pageSize;
const WIRE = {
  [BusinessStatus.PENDING]: 'PENDING',
  [BusinessStatus.APPROVED]: 'APPROVED',
  [BusinessStatus.REJECTED]: 'REJECTED',
  [BusinessStatus.SUSPENDED]: 'SUSPENDED',
} as const;
type Listed = keyof typeof WIRE;
const LISTED: readonly { value: Listed; label: string }[] = (Object.keys(WIRE) as Listed[]).map((value) => ({
  value,
  label: BUSINESS_STATUS_LABELS[value],
}));

/** Businesses and their applications, with filters in the address. */
export function BusinessesTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(panelText).businesses;
  const { values, page, change, goTo, isFiltered, clear } = useUrlFilters({
    status: BusinessStatus.PENDING,
    text: '',
  });
  const [viewed, setViewed] = useState<BusinessRowFragment | null>(null);
  const { text } = values;
  const status = LISTED.find(({ value }) => value === values.status)?.value;
  const { data, error, refetch } = usePanelBusinessesQuery({
    variables: { filter: { status: status ? WIRE[status] : null, text }, paging: { limit: PAGE, page } },
  });
  const list = data?.businesses;
  const isPending = status === BusinessStatus.PENDING;
  return (
    <Card as="section" labelledBy="businesses">
      <h2 id="businesses" className={styles.heading}>
        {isPending ? words.title : words.all} {list && <span className={styles.muted}>({list.totalCount})</span>}
      </h2>
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <SearchFilter
          label={words.search}
          value={text}
          onChange={(typed) => change({ text: typed }, { replace: true })}
        />
        <SelectFilter<Listed | 'all'>
          label={words.status}
          value={status ?? 'all'}
          options={[{ value: 'all', label: words.everyStatus }, ...LISTED]}
          onChange={(chosen) => change({ status: chosen })}
        />
      </FilterBar>
      {error && !list && <LoadProblem onRetry={() => void refetch()} />}
      {list?.nodes.length === 0 && (
        <EmptyState
          level={3}
          title={isPending ? words.empty : words.none}
          text={isPending ? words.emptyText : undefined}
        />
      )}
      <ul className={styles.list}>
        {list?.nodes.map((business) => (
          <li key={business.id}>
            <BusinessItem business={business} isAdmin={isAdmin} onView={() => setViewed(business)} />
          </li>
        ))}
      </ul>
      <Pager page={page} limit={PAGE} total={list?.totalCount ?? 0} onPage={goTo} />
      {viewed && <BusinessDetails business={viewed} onClose={() => setViewed(null)} />}
    </Card>
  );
}

function BusinessItem({
  business,
  isAdmin,
  onView,
}: {
  business: BusinessRowFragment;
  isAdmin: boolean;
  onView: () => void;
}) {
  const words = useText(panelText).businesses;
  const format = useFormat();
  const { name, status, location, phone, description, documents, rejectionReason, suspensionReason, createdAt } =
    business;
  return (
    <Card as="article">
      <div className={styles.row}>
        <div className={styles.rowText}>
          <h3 className={styles.name}>
            {name} <StatusTag status={status} />
          </h3>
          <p className={styles.muted}>
            {location} · <span dir="ltr">{phone}</span>
          </p>
          <p className={styles.clamp}>{description}</p>
          <p className={styles.muted}>
            {documents.length === 0
              ? words.noDocuments
              : documents.map((_name, index) => words.documents(index + 1)).join(', ')}
            {' · '}
            {words.applied(format.date(createdAt))}
          </p>
          {(rejectionReason ?? suspensionReason) && (
            <p className={styles.problem}>{rejectionReason ?? suspensionReason}</p>
          )}
        </div>
        <div className={styles.actions}>
          <Button look="quiet" aria-label={`${words.view} ${name}`} onClick={onView}>
            {words.view}
          </Button>
          <BusinessActions business={business} isAdmin={isAdmin} />
        </div>
      </div>
    </Card>
  );
}

function BusinessDetails({ business, onClose }: { business: BusinessRowFragment; onClose: () => void }) {
  const words = useText(panelText).businesses;
  const format = useFormat();
  const { data } = usePanelBusinessHistoryQuery({ variables: { id: business.id }, freshFor: 0 });
  const facts: readonly (readonly [string, string])[] = [
    [words.owner, `${business.ownerName}, ${business.ownerEmail}`],
    [words.location, business.location],
    [words.contact, business.phone],
    [words.halls, String(business.hallCount)],
    [words.description, business.description],
  ];
  return (
    <Dialog open title={business.name} onClose={onClose} wide>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.history}</dt>
          {data?.businessHistory.map(({ verdict, reason, decidedByName, decidedAt }) => (
            <dd key={decidedAt}>
              {words.by(verdict, decidedByName)}, {format.date(decidedAt)}
              {reason && `: ${reason}`}
            </dd>
          ))}
        </div>
      </dl>
    </Dialog>
  );
}
