import { validate } from '@mehfil/api/domain/input/errors';
import { hijriMonthSchema } from '@mehfil/api/domain/rates/inputs';
import { HIJRI_LIMITS } from '@mehfil/api/domain/rates/limits';
import { addDays } from '@mehfil/api/domain/time/days';
import { useCorrectHijriMonthMutation, type HijriMonthFieldsFragment } from '../../../graphql/generated/panel-hijri';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { DateField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { hijriText } from './hijri.text';
import { getMonthName } from './month-name';

/** Corrects the first day of a month. */
export function MonthDialog({ month, onClose }: { month: HijriMonthFieldsFragment; onClose: () => void }) {
  const words = useText(hijriText);
  const { day } = useFormat();
  const { year, month: number, firstDay, calculatedFirstDay, source } = month;
  const change = useCorrectHijriMonthMutation({
    success: { tone: 'success', title: words.saved },
    about: getMonthName(month),
    failure: { title: words.error, fallback: words.failed },
    refetch: ['PanelHijriMonths'],
  });
  const title = words.correctOf(getMonthName(month));
  const most = HIJRI_LIMITS.correctionMaxDays;
  return (
    <FormDialog
      title={title}
      initialValues={{ firstDay, source: source ?? '' }}
      schema={hijriMonthSchema}
      onSubmit={(values, form) => {
        const input = validate(hijriMonthSchema, values);
        return change.run({ year, month: number, input }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending: change.pending }}
      onClose={onClose}
    >
      <DateField
        name="firstDay"
        label={words.firstDay}
        hint={words.hint(day(calculatedFirstDay))}
        min={addDays(calculatedFirstDay, -most)}
        max={addDays(calculatedFirstDay, most)}
        required
      />
      <TextField name="source" label={words.source} hint={words.sourceHint} autoComplete="off" />
    </FormDialog>
  );
}
