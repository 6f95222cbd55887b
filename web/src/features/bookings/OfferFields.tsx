import { changeExpiry } from '@mehfil/api/domain/bookings/changes';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { OFFER_LIMITS } from '@mehfil/api/domain/bookings/offers';
import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { toInstant } from '@mehfil/api/domain/time/zone';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useText } from '../../i18n/text';
import { pageClock } from '../../lib/clock';
import { useKeptFocus } from '../../lib/kept-focus';
import { Button } from '../../ui/Button';
import { InstantField } from '../../ui/form/DateField';
import { NumberField } from '../../ui/form/NumberField';
import { TextAreaField, TextField } from '../../ui/form/TextField';
import type { ExtraValues, OfferValues } from './change-values';
import { offerText } from './offer.text';

interface OfferFieldsProps {
  currency: string;
  /** The hall's time zone. */
  zone: string;
  /** When the booking starts as it is; an offer ends by then, and by the start that it offers. Null of an enquiry. */
  start: string | null;
}

/** What an offer has besides the fields of a change: lines, a note, and an end. */
export function OfferFields({ currency, zone, start }: OfferFieldsProps) {
  const words = useText(offerText);
  const { values } = useFormikContext<OfferValues>();
  const { date, startTime } = values;
  const wanted = isDay(date) && isTimeOfDay(startTime) ? toInstant(date, startTime, zone) : null;
  const starts = start === null ? null : new Date(start);
  const offered = wanted ?? starts;
  const latest = offered && changeExpiry(starts ?? offered, offered).toISOString();
  const now = new Date(pageClock()).toISOString();
  return (
    <>
      <Extras currency={currency} />
      <TextAreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={OFFER_LIMITS.noteMaxCharacters}
      />
      <InstantField
        name="validUntil"
        label={words.validUntil}
        hint={words.validUntilHint}
        zone={zone}
        min={now}
        max={latest ?? undefined}
        required
      />
    </>
  );
}

/** Lines beside the hall's prices. */
function Extras({ currency }: { currency: string }) {
  const words = useText(offerText);
  const { values, setFieldValue } = useFormikContext<OfferValues>();
  const [titleId, addId] = [useId(), useId()];
  const kept = useKeptFocus<HTMLUListElement>(addId);
  const { extras } = values;
  const set = (next: ExtraValues[]) => void setFieldValue('extras', next);
  return (
    <Flex vertical gap={8} role="group" aria-labelledby={titleId}>
      <span id={titleId} className="strong">
        {words.extras}
      </span>
      <p className="muted small">{words.extrasHint}</p>
      {extras.length > 0 && (
        <ul {...kept} className="framed divided">
          {extras.map((_extra, index) => (
            // Lines have no identity but their place.
            <li key={index}>
              <div className="fields">
                <TextField
                  name={`extras[${index}].name`}
                  label={words.extraName}
                  maxLength={OFFER_LIMITS.extraNameMaxCharacters}
                  autoComplete="off"
                  required
                />
                <NumberField
                  name={`extras[${index}].amount`}
                  label={words.extraAmount}
                  min={0}
                  precision={2}
                  prefix={currencySymbol(currency)}
                  required
                />
              </div>
              <Button
                look="quiet"
                aria-label={words.removeExtra(index + 1)}
                onClick={() => set(extras.toSpliced(index, 1))}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {extras.length < OFFER_LIMITS.extrasMax && (
        <div>
          <Button id={addId} look="secondary" onClick={() => set([...extras, { name: '', amount: null }])}>
            {words.addExtra}
          </Button>
        </div>
      )}
    </Flex>
  );
}
