import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useHallCardsQuery } from '../../../../graphql/generated/hall-cards';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useSession } from '../../../../graphql/session';
import { useLocale } from '../../../../i18n/locale';
import { useText } from '../../../../i18n/text';
import { defineAddress } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { ASK_HASH, canAsk } from '../../../../lib/ask-hash';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { Heart } from '../../../../lib/heart';
import { paths } from '../../../../lib/paths';
import { PlainButton, PlainButtonLink } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { PageHeader } from '../../../../ui/PageHeader';
import { Picture } from '../../../../ui/Picture';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import { toHallInLocale } from '../hall-in-locale';
import { removeCompared } from './compare-store';
import { compareText } from './compare.text';
import styles from './CompareScreen.module.css';
import { useAllInPrices } from '../all-in/useAllInPrices';
import { HallsFailed } from './HallsFailed';
import { HALL_ADDRESS } from './search-address';
import { useCompareRows, type CompareRow } from './useCompareRows';
import { joinClasses } from '../../../../lib/classes';

/** The halls that the address names (`?ids=1,2,3`): three at most, each once. */
const ADDRESS = defineAddress<{ ids: readonly number[] }>({
  ids: {
    name: 'ids',
    read: (text) => {
      const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
      return [...new Set(ids.map(Number))].slice(0, SEARCH_LIMITS.compareMax);
    },
    write: (ids) => ids.join(','),
  },
});

/** A hall's column is a part of the table beside the column of features; on phones it has a least width, and the table scrolls. */
function columnSizes(halls: number): string {
  const column = (table: string, features: string) => `calc((${table} - ${features}) / ${halls} - 32px)`;
  const phone = `max(${column('100vw - 32px', '104px')}, 148px)`;
  return `(width >= 1272px) ${column('1240px', '148px')}, (width >= 700px) ${column('100vw - 32px', '148px')}, ${phone}`;
}

interface TableProps {
  halls: readonly HallCardFieldsFragment[];
  onRemove: (id: number) => void;
}

/** A compared hall as its column shows it, with its address. */
type ComparedHall = HallCardFieldsFragment & { address: string };

function Head({ halls }: { halls: readonly ComparedHall[] }) {
  const words = useText(compareText);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{words.feature}</span>
        </th>
        {halls.map((hall) => (
          <th key={hall.id} scope="col">
            <div className="stack gap-12">
              <div className="rounded clipped anchor">
                <Picture src={hall.profileImage} alt="" width={3} height={2} sizes={columnSizes(halls.length)} />
                <div className={styles.heart}>
                  <Heart hall={hall} />
                </div>
              </div>
              <Link to={hall.address} className={styles.name}>
                {hall.title}
              </Link>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A feature of each hall; what differs is marked in words, where there is something to differ from. */
function FeatureRow({ row: { label, cells, differs }, halls }: { row: CompareRow; halls: readonly ComparedHall[] }) {
  const words = useText(compareText);
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row">
        {label}
        {differs && <span className={joinClasses('above-4 primary block', styles.mark)}>{words.differs}</span>}
      </th>
      {halls.map(({ id }, index) => (
        <td key={id}>{cells[index]}</td>
      ))}
    </tr>
  );
}

function ActionRow({ halls, onRemove }: { halls: readonly ComparedHall[]; onRemove: (id: number) => void }) {
  const words = useText(compareText);
  const isAskable = canAsk(useSession().viewer);
  return (
    <tr>
      <td />
      {halls.map((hall) => (
        <td key={hall.id}>
          <div className="row gap-8">
            <PlainButtonLink to={hall.address} aria-label={words.detailsOf(hall.title)}>
              {words.details}
            </PlainButtonLink>
            {isAskable && (
              <PlainButtonLink to={`${hall.address}${ASK_HASH}`} look="secondary" aria-label={words.askOf(hall.title)}>
                {words.ask}
              </PlainButtonLink>
            )}
            <PlainButton look="quiet" aria-label={words.remove(hall.title)} onClick={() => onRemove(hall.id)}>
              {words.removeShort}
            </PlainButton>
          </div>
        </td>
      ))}
    </tr>
  );
}

function CompareTable({ halls: compared, onRemove }: TableProps) {
  const locale = useLocale();
  const { linkTo } = useEventCriteria();
  const halls = compared.map((hall) => ({
    ...toHallInLocale(hall, locale),
    address: linkTo(paths.hall(hall.id, hall.title)),
  }));
  const words = useText(compareText);
  const { state: search } = useAddressState(HALL_ADDRESS);
  const { prices } = useAllInPrices(
    compared.map(({ id }) => id),
    search,
  );
  const rows = useCompareRows(compared, prices);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const differing = rows.filter(({ differs }) => differs);
  const hidesAlike = onlyDifferences && halls.length > 1;
  return (
    <>
      {halls.length > 1 && (
        <label className={joinClasses('middle gap-10 above-16 touchable', styles.choice)}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
          {words.onlyDifferences(rows.length - differing.length)}
        </label>
      )}
      <div
        className={`bordered rounded-card above-24 scrolling ${styles.scroller}`}
        data-scrolls
        role="region"
        aria-label={words.title}
        tabIndex={0}
      >
        <table className={styles.table} style={{ '--halls': halls.length } as CSSProperties}>
          <Head halls={halls} />
          <tbody>
            {(hidesAlike ? differing : rows).map((row) => (
              <FeatureRow key={row.label} row={row} halls={halls} />
            ))}
            <ActionRow halls={halls} onRemove={onRemove} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** `/compare?ids=1,2,3`: up to three halls side by side. */
export function CompareScreen() {
  const words = useText(compareText);
  const { state, change } = useAddressState(ADDRESS);
  const { linkTo } = useEventCriteria();
  const { ids } = state;
  const { data, previousData, error, refetch } = useHallCardsQuery({
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  });
  const halls = ids.length === 0 ? [] : (data ?? previousData)?.hallCards.filter(({ id }) => ids.includes(id));
  const remove = (id: number): void => {
    removeCompared(id);
    change({ ids: ids.filter((other) => other !== id) });
  };
  return (
    <div className="page-width page-space">
      <PageHeader title={words.title} text={words.text} />
      {error && !halls && <HallsFailed onRetry={() => void refetch()} />}
      {!halls && !error && <PlainSkeleton height="560px" shape="box" />}
      {halls?.length === 0 && (
        <PlainEmptyState
          title={words.empty}
          text={words.emptyText}
          action={<PlainButtonLink to={linkTo(paths.allVenues)}>{words.browse}</PlainButtonLink>}
        />
      )}
      {halls && halls.length > 0 && <CompareTable halls={halls} onRemove={remove} />}
    </div>
  );
}
