import { Flex } from 'antd';
import { PRICE_TYPE_LABELS, ServicePriceType } from '@mehfil/api/domain/catalogue/price-types';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { validate } from '@mehfil/api/domain/input/errors';
import { HIJRI_MONTH_NAMES } from '@mehfil/api/domain/rates/hijri';
import { hallRateSchema } from '@mehfil/api/domain/rates/inputs';
import { RATE_LIMITS } from '@mehfil/api/domain/rates/limits';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useFormikContext } from 'formik';
import { Fragment, useId, useState } from 'react';
import {
  useAddHallRateMutation,
  useChangeHallRateMutation,
  type RateFieldsFragment,
  type ViewerHallRatesQuery,
} from '../../../graphql/generated/rates';
import type { ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useRereadOnConflict } from '../../../graphql/useRereadOnConflict';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { namesText } from '../../../i18n/names.text';
import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { ChecksField } from '../../../ui/form/ChecksField';
import { DateField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { NumberField } from '../../../ui/form/NumberField';
import { SavedElsewhere } from '../../../ui/form/SavedElsewhere';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { Select } from '../../../ui/Select';
import { ratesText } from './rates.text';
import { reportRateChange } from './report-change';
import { SeasonField } from './SeasonField';
import { WEEK } from './weekdays';

interface Values {
  hallId: number | null;
  name: string;
  shiftName: string | null;
  /** As texts, from Monday. */
  weekdays: string[];
  firstDay: string;
  lastDay: string;
  seasonStart: string;
  seasonEnd: string;
  hijriMonth: number | null;
  percentage: number | null;
  price: number | null;
  priceType: ServicePriceType;
  previousVersion?: string;
}

type Period = 'WEEK' | 'DATES' | 'SEASON' | 'HIJRI';
type Change = 'PERCENT' | 'PRICE';
type Schedule = ViewerScheduleQuery['viewerSchedule'];

const NO_PERIOD = { firstDay: '', lastDay: '', seasonStart: '', seasonEnd: '', hijriMonth: null };
const EMPTY: Values = {
  hallId: null,
  name: '',
  shiftName: null,
  weekdays: [],
  ...NO_PERIOD,
  percentage: null,
  price: null,
  priceType: ServicePriceType.PER_PERSON,
};
const RAMADAN = 9;
/** What a season begins with. */
const WEDDING_SEASON = { seasonStart: '11-01', seasonEnd: '02-28' };

function toValues(rate: RateFieldsFragment): Values {
  const { hallId, shiftName, hijriMonth, percentage, price } = rate;
  return {
    ...{ hallId, shiftName, hijriMonth, percentage, price },
    name: rate.name ?? '',
    weekdays: rate.weekdays.map(String),
    firstDay: rate.firstDay ?? '',
    lastDay: rate.lastDay === rate.firstDay ? '' : (rate.lastDay ?? ''),
    seasonStart: rate.seasonStart ?? '',
    seasonEnd: rate.seasonEnd ?? '',
    priceType: rate.priceType ?? ServicePriceType.PER_PERSON,
    previousVersion: rate.version,
  };
}

function getPeriod({ firstDay, seasonStart, hijriMonth }: Values): Period {
  if (firstDay !== '') return 'DATES';
  if (seasonStart !== '') return 'SEASON';
  return hijriMonth === null ? 'WEEK' : 'HIJRI';
}

/** The names of the shifts that a rate can be for, and the one that it is for. */
function shiftNames({ halls }: Schedule, hallId: number | null, own: string | null): string[] {
  const sold = halls.filter((hall) => hallId === null || hall.hallId === hallId).flatMap(({ shifts }) => shifts);
  const names = new Map(sold.map(({ name }) => [name.toLowerCase(), name]));
  if (own !== null) names.set(own.toLowerCase(), own);
  return [...names.values()].sort((a, b) => a.localeCompare(b));
}

interface RateDialogProps {
  schedule: Schedule;
  /** When the coming Hijri months begin. */
  months: ViewerHallRatesQuery['hijriMonths'];
  /** The rate to change; null for a new one. */
  rate: RateFieldsFragment | null;
  onClose: () => void;
}

/** Adds or changes a rate. */
export function RateDialog({ schedule, months, rate, onClose }: RateDialogProps) {
  const words = useText(ratesText);
  const names = useText(namesText);
  const { weekday } = useFormat();
  const told = {
    ...reportRateChange(words.saved, words.failed),
    about: ({ input }: { input: { name?: string | null } }) => (rate ? names.reason(rate.reason) : input.name),
  };
  const add = useAddHallRateMutation(told);
  const change = useRereadOnConflict(useChangeHallRateMutation(told), ['ViewerHallRates']);
  const title = rate ? words.edit(names.reason(rate.reason)) : words.add;
  const halls = schedule.halls.map(({ hallId, title: label }) => ({ value: hallId, label }));
  return (
    <FormDialog<Values>
      title={title}
      initialValues={rate ? toValues(rate) : EMPTY}
      schema={hallRateSchema}
      onSubmit={(values, form) => {
        const input = validate(hallRateSchema, values);
        return rate ? change.run({ id: rate.id, input }, { form }) : add.run({ input }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending: add.pending || change.pending }}
      onClose={onClose}
    >
      <div className="fields">
        <SelectField<number | null>
          name="hallId"
          label={words.hall}
          searchable
          options={[{ value: null, label: words.allHalls }, ...halls]}
        />
        <RateShiftField schedule={schedule} />
      </div>
      <ChecksField
        name="weekdays"
        label={words.weekdays}
        options={WEEK.map((day) => ({ value: String(day), label: weekday(day, 'long') }))}
      />
      <ChosenFields schedule={schedule} months={months} />
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        maxLength={RATE_LIMITS.nameMaxCharacters}
        autoComplete="off"
      />
      {rate && <SavedElsewhere saved={toValues(rate)} />}
    </FormDialog>
  );
}

function RateShiftField({ schedule }: { schedule: Schedule }) {
  const words = useText(ratesText);
  const { name: nameOne } = useText(namesText);
  const { values } = useFormikContext<Values>();
  const names = shiftNames(schedule, values.hallId, values.shiftName);
  if (names.length === 0) return null;
  return (
    <SelectField<string | null>
      name="shiftName"
      label={words.shift}
      hint={words.shiftHint}
      options={[{ value: null, label: words.allDay }, ...names.map((name) => ({ value: name, label: nameOne(name) }))]}
    />
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** The words of each choice. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice that decides which fields are shown, and is none itself. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Flex vertical gap={6}>
      <label htmlFor={id} className="medium strong">
        {label}
      </label>
      <Select<Value>
        id={id}
        value={value}
        options={(Object.keys(options) as Value[]).map((each) => ({ value: each, label: options[each] }))}
        onChange={onChange}
      />
    </Flex>
  );
}

/** The fields that stand behind a choice, which is made anew for what was saved elsewhere. */
function ChosenFields({ schedule, months }: Pick<RateDialogProps, 'schedule' | 'months'>) {
  const { initialValues } = useFormikContext<Values>();
  return (
    <Fragment key={initialValues.previousVersion}>
      <PeriodFields schedule={schedule} months={months} />
      <ChangeFields currency={schedule.currency} />
    </Fragment>
  );
}

/** The kind of period, and its fields; those of another kind are emptied. */
function PeriodFields({ schedule, months }: Pick<RateDialogProps, 'schedule' | 'months'>) {
  const words = useText(ratesText);
  const names = useText(namesText);
  const { day } = useFormat();
  const { values, setValues } = useFormikContext<Values>();
  const [period, setPeriod] = useState(getPeriod(values));
  const choose = (chosen: Period) => {
    setPeriod(chosen);
    const season = chosen === 'SEASON' ? WEDDING_SEASON : {};
    void setValues({ ...values, ...NO_PERIOD, ...season, hijriMonth: chosen === 'HIJRI' ? RAMADAN : null });
  };
  const coming = months.find(({ month }) => month === values.hijriMonth);
  return (
    <>
      <Choice label={words.period} options={words.periods} value={period} onChange={choose} />
      {period === 'DATES' && (
        <div className="fields">
          <DateField name="firstDay" label={words.firstDay} required />
          <DateField
            name="lastDay"
            label={words.lastDay}
            hint={words.lastDayHint}
            min={localDay(new Date(pageClock()), schedule.timeZone)}
          />
        </div>
      )}
      {period === 'SEASON' && (
        <div className="fields">
          <SeasonField name="seasonStart" label={words.seasonStart} required />
          <SeasonField name="seasonEnd" label={words.seasonEnd} hint={words.seasonHint} required />
        </div>
      )}
      {period === 'HIJRI' && (
        <SelectField<number>
          name="hijriMonth"
          label={words.hijriMonth}
          hint={coming && words.begins(names.hijriMonth(coming.name), day(coming.firstDay))}
          options={HIJRI_MONTH_NAMES.map((name, index) => ({ value: index + 1, label: names.hijriMonth(name) }))}
          required
        />
      )}
    </>
  );
}

/** A percentage, or a price of its own. */
function ChangeFields({ currency }: { currency: string }) {
  const words = useText(ratesText);
  const say = useSay();
  const { values, setValues } = useFormikContext<Values>();
  const [change, setChange] = useState<Change>(values.price === null ? 'PERCENT' : 'PRICE');
  const choose = (chosen: Change) => {
    setChange(chosen);
    void setValues({ ...values, percentage: null, price: null });
  };
  return (
    <>
      <Choice label={words.change} options={words.changes} value={change} onChange={choose} />
      {change === 'PERCENT' ? (
        <NumberField
          name="percentage"
          label={words.percentage}
          hint={words.percentageHint}
          min={RATE_LIMITS.leastPercent}
          max={RATE_LIMITS.mostPercent}
          precision={0}
          required
        />
      ) : (
        <div className="fields">
          <NumberField
            name="price"
            label={words.price}
            hint={words.priceHint}
            min={0}
            precision={2}
            prefix={currencySymbol(currency)}
            required
          />
          <SelectField
            name="priceType"
            label={words.priceType}
            options={Object.values(ServicePriceType).map((value) => ({ value, label: say(PRICE_TYPE_LABELS[value]) }))}
            required
          />
        </div>
      )}
    </>
  );
}
