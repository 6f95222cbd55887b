import { externalCalendarSchema } from '@mehfil/api/domain/integrations/inputs';
import { INTEGRATION_LIMITS } from '@mehfil/api/domain/integrations/limits';
import { useAddExternalCalendarMutation, useCalendarFeedsQuery } from '../../../graphql/generated/integrations';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { DialogActions } from '../../../ui/form/DialogActions';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { integrationsText } from './integrations.text';

interface Values {
  url: string;
  /** Empty for every hall. */
  hallId: string;
  name: string;
}

const EMPTY: Values = { url: '', hallId: '', name: '' };

/** The halls of the business, from the feeds that stand on the same screen. */
function useHallOptions(everyHall: string) {
  const { data } = useCalendarFeedsQuery();
  const halls = data?.calendarFeeds.filter(({ hallId }) => hallId !== null) ?? [];
  return [
    { value: '', label: everyHall },
    ...halls.map(({ hallId, title }) => ({ value: String(hallId), label: title })),
  ];
}

/** Adds a calendar of another program. */
export function ExternalCalendarForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useText(integrationsText).external;
  const { run, pending } = useAddExternalCalendarMutation({
    success: ({ addExternalCalendar: { name, eventCount } }) => ({
      tone: 'success',
      ...words.added(name, eventCount),
    }),
    failure: words.notAdded,
    refetch: ['ExternalCalendars', 'BusinessCalendar'],
  });
  const options = useHallOptions(words.everyHall);
  return (
    <Dialog open={open} startsInField title={words.add} onClose={onClose}>
      <AppForm<Values>
        label={words.add}
        initialValues={EMPTY}
        schema={externalCalendarSchema}
        onSubmit={async ({ url, hallId, name }, form) => {
          const input = { url: url.trim(), hallId: hallId === '' ? null : Number(hallId), name: name.trim() || null };
          const { ok } = await run({ input }, { form });
          if (ok) onClose();
        }}
      >
        <TextField
          name="url"
          type="url"
          label={words.url}
          hint={words.urlHint}
          maxLength={INTEGRATION_LIMITS.externalCalendarUrlMaxCharacters}
          required
        />
        <SelectField name="hallId" label={words.hall} options={options} />
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          maxLength={INTEGRATION_LIMITS.externalCalendarNameMaxCharacters}
        />
        <div>
          <DialogActions label={words.submit} pendingLabel={words.submitting} pending={pending} onCancel={onClose} />
        </div>
      </AppForm>
    </Dialog>
  );
}
