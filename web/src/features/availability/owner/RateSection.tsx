import { Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { joinClasses } from '../../../lib/classes';
import {
  useAddHallRateMutation,
  useRemoveHallRateMutation,
  useViewerHallRatesQuery,
  type HallRateInput,
  type RateFieldsFragment,
} from '../../../graphql/generated/rates';
import type { ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useRight } from '../../../graphql/rights';
import { useFormat } from '../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../i18n/locale';
import { namesText } from '../../../i18n/names.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { IconButton } from '../../../ui/IconButton';
import { PencilIcon, TrashIcon } from '../../../ui/icons';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { uiText } from '../../../ui/ui.text';
import { describeRate, ownPrice } from './rate-words';
import { ratesText } from './rates.text';
import { RateMonth } from './RateMonth';
import { reportRateChange } from './report-change';
import styles from './Schedule.module.css';
import { SectionHead } from './SectionHead';

const RateDialog = lazy(() => import('./RateDialog').then((module) => ({ default: module.RateDialog })));

type Schedule = ViewerScheduleQuery['viewerSchedule'];

/** What adds a rate that was removed once more. */
function toRateInput(rate: RateFieldsFragment): HallRateInput {
  const { hallId, name, shiftName, weekdays, firstDay, lastDay, seasonStart, seasonEnd, hijriMonth } = rate;
  const { percentage, price, priceType } = rate;
  const days = { weekdays: [...weekdays], firstDay, lastDay, seasonStart, seasonEnd, hijriMonth };
  return { hallId, name, shiftName, ...days, percentage, price, priceType };
}

interface RateRowProps {
  rate: RateFieldsFragment;
  schedule: Schedule;
  /** Null where the viewer may only look. */
  tools: { onEdit: () => void; onRemove: () => void } | null;
}

/** Whether a hall that the rate is for sells a shift of its name, or it needs none. */
function isSold({ shiftName, hallId }: RateFieldsFragment, { halls }: Schedule): boolean {
  if (shiftName === null) return true;
  const name = shiftName.toLowerCase();
  return halls
    .filter((hall) => hallId === null || hall.hallId === hallId)
    .some(({ shifts }) => shifts.some((shift) => shift.name.toLowerCase() === name));
}

function RateRow({ rate, schedule, tools }: RateRowProps) {
  const words = useText(ratesText);
  const { money } = useFormat();
  const say = useSay();
  const names = useText(namesText);
  const locale = INTL_LOCALE[useLocale()];
  const reason = names.reason(rate.reason);
  const hall = schedule.halls.find(({ hallId }) => hallId === rate.hallId)?.title ?? words.allHalls;
  return (
    <li className={styles.row}>
      <div>
        <h3 className="item-title">{reason}</h3>
        <p className="muted medium">{[hall, ...describeRate(rate, locale, names)].join(' · ')}</p>
        {!isSold(rate, schedule) && <p className="danger small">{words.unsold}</p>}
      </div>
      <span className={joinClasses('strong figures', styles.price)}>
        {ownPrice(rate, schedule.currency, { money, say })}
      </span>
      {tools && (
        <Flex component="span" className={styles.tools}>
          <IconButton label={words.edit(reason)} icon={<PencilIcon />} onClick={tools.onEdit} />
          <IconButton label={words.remove(reason)} icon={<TrashIcon />} onClick={tools.onRemove} />
        </Flex>
      )}
    </li>
  );
}

/** Removes a rate; the toast takes it back. */
function useRemoveRate() {
  const words = useText(ratesText);
  const { undo } = useText(uiText);
  const restore = useAddHallRateMutation(reportRateChange(words.restored, words.restoreFailed));
  return useRemoveHallRateMutation({
    ...reportRateChange(words.removed, words.removeFailed),
    success: ({ removeHallRate }) => ({
      tone: 'success',
      ...words.removed,
      action: { label: undo, onClick: () => void restore.run({ input: toRateInput(removeHallRate) }) },
    }),
  });
}

/** Other prices on some days, of all halls and of single ones, with a month of what they make of a hall's prices. */
export function RateSection({ schedule, hall }: { schedule: Schedule; hall: Schedule['halls'][number] }) {
  const words = useText(ratesText);
  const mayChange = useRight('HALLS');
  const { data, error, refetch } = useViewerHallRatesQuery();
  const names = useText(namesText);
  const [edited, setEdited] = useState<RateFieldsFragment | 'new' | null>(null);
  const [removed, setRemoved] = useState<RateFieldsFragment | null>(null);
  const { run, pending } = useRemoveRate();
  const kept = useKeptFocus<HTMLUListElement>('rates-heading');
  const remove = async () => {
    if (removed) await run({ id: removed.id });
    setRemoved(null);
  };
  if (!data) {
    return error ? (
      <PlainLoadFailed level={2} title={words.loadFailed} retry={words.retry} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" shape="box" />
    );
  }
  return (
    <Card as="section" labelledBy="rates-heading">
      <SectionHead
        id="rates-heading"
        title={words.title}
        text={words.intro}
        addLabel={words.add}
        onAdd={mayChange ? () => setEdited('new') : null}
      />
      {data.viewerHallRates.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <ul {...kept} className="framed divided below">
          {data.viewerHallRates.map((rate) => (
            <RateRow
              key={rate.id}
              rate={rate}
              schedule={schedule}
              tools={mayChange ? { onEdit: () => setEdited(rate), onRemove: () => setRemoved(rate) } : null}
            />
          ))}
        </ul>
      )}
      <RateMonth key={hall.hallId} hall={hall} />
      {edited && (
        <Suspense fallback={null}>
          <RateDialog
            schedule={schedule}
            months={data.hijriMonths}
            rate={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removed !== null}
        title={words.removeTitle(removed ? names.reason(removed.reason) : '')}
        text={words.removeText}
        confirmLabel={words.removeConfirm}
        danger
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setRemoved(null)}
      />
    </Card>
  );
}
