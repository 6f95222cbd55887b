import { describeCancellationRules } from '@mehfil/api/domain/payments/cancellation-rules';
import type { PanelOwnerViewQuery } from '../../../../graphql/generated/business-detail';
import { useFormat } from '../../../../i18n/format';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { detailText } from './business-detail.text';

type Settings = PanelOwnerViewQuery['ownerView']['settings'];

/** The general settings of a business, to be read. */
export function OwnerSettings({ settings }: { settings: Settings }) {
  const words = useText(detailText).owner;
  const say = useSay();
  const format = useFormat();
  const { timeSlots: slots, operatingHours: hours } = settings;
  const said = (value: boolean) => (value ? words.yes : words.no);
  const facts: readonly (readonly [string, string])[] = [
    [words.currency, settings.currency],
    [words.discount, format.percent(settings.discountPercentage)],
    [words.tax, format.percent(settings.taxPercentage)],
    [words.zone, settings.timeZone],
    [words.instant, said(settings.instantConfirmation)],
    [words.hold, settings.holdHours === 0 ? words.noHold : words.hours(format.number(settings.holdHours))],
    [words.changes, words.daysBefore(settings.changeDays, format.number(settings.changeDays))],
    [words.finalGuests, words.daysBefore(settings.finalGuestsDays, format.number(settings.finalGuestsDays))],
    [words.slot, words.minutes(format.number(slots.slotDuration))],
    [words.buffer, words.minutes(format.number(slots.bufferTime))],
    [words.several, said(slots.allowMultipleSlots)],
    [words.latest, words.days(format.number(slots.maxAdvanceBookingDays))],
    [words.notice, words.hours(format.number(slots.minAdvanceBookingHours))],
  ];
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="whole-row lines">
        <dt>{words.cancellation}</dt>
        {describeCancellationRules(settings.cancellationRules).map((sentence) => (
          <dd key={sentence}>{say(sentence)}</dd>
        ))}
      </div>
      <div className="whole-row lines">
        <dt>{words.opening}</dt>
        {hours.length === 0 && <dd>{words.always}</dd>}
        {hours.map(({ dayOfWeek, openingTime, closingTime, isActive }) => (
          <dd key={dayOfWeek}>
            {words.weekdays[dayOfWeek]}: {isActive ? `${openingTime} - ${closingTime}` : words.closed}
          </dd>
        ))}
      </div>
    </dl>
  );
}
