import { useState, type ReactNode } from 'react';
import {
  useAddHallRateMutation,
  useRemoveHallRateMutation,
  useViewerHallRatesQuery,
  type HallRateInput,
  type RateFieldsFragment,
} from '../../../graphql/generated/rates';
import type { ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useFormat } from '../../../i18n/format';
import { useLocale } from '../../../i18n/locale';
import { namesText } from '../../../i18n/names.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { lazyPart } from '../../../ui/lazy-part';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { ReadAnew } from '../../../ui/ReadAnew';
import { Skeleton } from '../../../ui/Skeleton';
import { uiText } from '../../../ui/ui.text';
import { ListSection } from './ListSection';
import { describeRate, ownPrice } from './rate-words';
import { ratesText } from './rates.text';
import { RateMonth } from './RateMonth';
import { reportRateChange } from './report-change';

const RateDialog = lazyPart(() => import('./RateDialog').then((module) => module.RateDialog), null);

type Schedule = ViewerScheduleQuery['viewerSchedule'];

/** What adds a rate that was removed once more. */
function toRateInput(rate: RateFieldsFragment): HallRateInput {
  const { hallId, name, shiftName, weekdays, firstDay, lastDay, seasonStart, seasonEnd, hijriMonth } = rate;
  const { percentage, price, priceType } = rate;
  const days = { weekdays: [...weekdays], firstDay, lastDay, seasonStart, seasonEnd, hijriMonth };
  return { hallId, name, shiftName, ...days, percentage, price, priceType };
}

/** Whether a hall that the rate is for sells a shift of its name, or it needs none. */
function isSold({ shiftName, hallId }: RateFieldsFragment, { halls }: Schedule): boolean {
  if (shiftName === null) return true;
  const name = shiftName.toLowerCase();
  return halls
    .filter((hall) => hallId === null || hall.hallId === hallId)
    .some(({ shifts }) => shifts.some((shift) => shift.name.toLowerCase() === name));
}

/** Removes one of the rates; the toast takes it back. */
function useRemoveRate(rates: readonly RateFieldsFragment[]) {
  const words = useText(ratesText);
  const names = useText(namesText);
  const { undo } = useText(uiText);
  const restore = useAddHallRateMutation({
    ...reportRateChange(words.restored, words.restoreFailed),
    about: ({ input }) => input.name,
  });
  return useRemoveHallRateMutation({
    ...reportRateChange(words.removed, words.removeFailed),
    about: ({ id }) => rates.flatMap((rate) => (rate.id === id ? [names.reason(rate.reason)] : []))[0],
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
  const { data, error, refetch } = useViewerHallRatesQuery();
  const { money } = useFormat();
  const say = useSay();
  const names = useText(namesText);
  const locale = useLocale();
  const [edited, setEdited] = useState<RateFieldsFragment | 'new' | null>(null);
  const { run, pending } = useRemoveRate(data?.viewerHallRates ?? []);
  if (!data) {
    return error ? (
      <PlainLoadFailed level={2} title={words.loadFailed} retry={words.retry} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" shape="box" />
    );
  }
  const dialog = { schedule, months: data.hijriMonths, onClose: () => setEdited(null) };
  return (
    <ListSection
      id="rates-heading"
      title={words.title}
      text={words.intro}
      right="HALLS"
      add={{ label: words.add, onAdd: () => setEdited('new') }}
      empty={{ title: words.none, text: words.noneText }}
      items={data.viewerHallRates}
      row={(rate) => {
        const reason = names.reason(rate.reason);
        const title = schedule.halls.find(({ hallId }) => hallId === rate.hallId)?.title ?? words.allHalls;
        return {
          title: reason,
          text: [title, ...describeRate(rate, locale, names)].join(' · '),
          note: !isSold(rate, schedule) && <p className="danger small">{words.unsold}</p>,
          figure: ownPrice(rate, schedule.currency, { money, say }),
          edit: { label: words.edit(reason), onEdit: () => setEdited(rate) },
          removeLabel: words.remove(reason),
        };
      }}
      removal={{
        title: (removed) => words.removeTitle(removed ? names.reason(removed.reason) : ''),
        text: words.removeText,
        confirmLabel: words.removeConfirm,
        pending,
        onRemove: ({ id }) => run({ id }),
      }}
    >
      <RateMonth key={hall.hallId} hall={hall} />
      {edited === 'new' && <RateDialog {...dialog} rate={null} />}
      {edited && edited !== 'new' && (
        <EditedRate listed={edited} onClose={dialog.onClose}>
          {(rate) => <RateDialog {...dialog} rate={rate} />}
        </EditedRate>
      )}
    </ListSection>
  );
}

interface EditedRateProps {
  listed: RateFieldsFragment;
  onClose: () => void;
  children: (rate: RateFieldsFragment) => ReactNode;
}

function EditedRate({ listed, onClose, children }: EditedRateProps) {
  const words = useText(ratesText);
  const names = useText(namesText);
  const answer = useViewerHallRatesQuery({ freshFor: 0 });
  return (
    <ReadAnew
      title={words.edit(names.reason(listed.reason))}
      answer={answer}
      row={answer.data?.viewerHallRates.find(({ id }) => id === listed.id)}
      onClose={onClose}
    >
      {children}
    </ReadAnew>
  );
}
