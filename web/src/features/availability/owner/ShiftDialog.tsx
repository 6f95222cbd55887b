import { hallShiftSchema } from '@mehfil/api/domain/availability/inputs';
import { PRICE_TYPE_LABELS, ServicePriceType } from '@mehfil/api/domain/catalogue/price-types';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { validate } from '@mehfil/api/domain/input/errors';
import { useFormikContext } from 'formik';
import {
  useAddHallShiftMutation,
  useChangeHallShiftMutation,
  type ShiftFieldsFragment,
} from '../../../graphql/generated/schedule';
import { useRereadOnConflict } from '../../../graphql/useRereadOnConflict';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { ChecksField } from '../../../ui/form/ChecksField';
import { TimeField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SavedElsewhere } from '../../../ui/form/SavedElsewhere';
import { NumberField } from '../../../ui/form/NumberField';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { ClosingNotes, type ClosingHours } from './ClosingNotes';
import { reportScheduleChange } from './report-change';
import { scheduleText } from './schedule.text';
import { WEEK } from './weekdays';

interface Values {
  name: string;
  /** As texts, from Monday. */
  weekdays: string[];
  startTime: string;
  endTime: string;
  price: number | null;
  priceType: ServicePriceType;
  previousVersion?: string;
}

const EMPTY: Values = {
  name: '',
  weekdays: WEEK.map(String),
  startTime: '19:00',
  endTime: '00:00',
  price: null,
  priceType: ServicePriceType.PER_PERSON,
};

function toValues(shift: ShiftFieldsFragment): Values {
  const { name, weekdays, startTime, endTime, price, priceType, version } = shift;
  return { name, weekdays: weekdays.map(String), startTime, endTime, price, priceType, previousVersion: version };
}

interface ShiftDialogProps {
  hallId: number;
  closingHours: ClosingHours;
  currency: string;
  /** The shift to change; null for a new one. */
  shift: ShiftFieldsFragment | null;
  onClose: () => void;
}

/** Adds or changes a shift of a hall. */
export function ShiftDialog({ hallId, closingHours, currency, shift, onClose }: ShiftDialogProps) {
  const words = useText(scheduleText);
  const say = useSay();
  const { weekday } = useFormat();
  const report = {
    ...reportScheduleChange(words.saved, words.failed),
    about: ({ input }: { input: { name: string } }) => input.name,
  };
  const add = useAddHallShiftMutation(report);
  const change = useRereadOnConflict(useChangeHallShiftMutation(report), ['ViewerSchedule']);
  const title = shift ? words.edit(shift.name) : words.add;
  return (
    <FormDialog<Values>
      title={title}
      initialValues={shift ? toValues(shift) : EMPTY}
      schema={hallShiftSchema}
      onSubmit={(values, form) => {
        const input = validate(hallShiftSchema, values);
        return shift ? change.run({ id: shift.id, input }, { form }) : add.run({ hallId, input }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending: add.pending || change.pending }}
      onClose={onClose}
    >
      <TextField name="name" label={words.name} placeholder={words.namePlaceholder} autoComplete="off" required />
      <ChecksField
        name="weekdays"
        label={words.weekdays}
        required
        options={WEEK.map((day) => ({ value: String(day), label: weekday(day, 'long') }))}
      />
      <div className="fields">
        <TimeField name="startTime" label={words.start} required />
        <TimeField name="endTime" label={words.end} hint={words.endHint} required />
      </div>
      <ChosenHoursNotes closingHours={closingHours} />
      <div className="fields">
        <NumberField
          name="price"
          label={words.price}
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
      {shift && <SavedElsewhere saved={toValues(shift)} />}
    </FormDialog>
  );
}

function ChosenHoursNotes({ closingHours }: Pick<ShiftDialogProps, 'closingHours'>) {
  const { values } = useFormikContext<Values>();
  return <ClosingNotes hours={values} closingHours={closingHours} />;
}
