import { externalCalendarSchema } from '@mehfil/api/domain/integrations/inputs';
import { INTEGRATION_LIMITS } from '@mehfil/api/domain/integrations/limits';
import { useState } from 'react';
import { string } from 'yup';
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
  /** Null until one is chosen; {@link EVERY_HALL} for all of them. */
  hallId: string | null;
  name: string;
}

const EVERY_HALL = 'every';

function toInput({ url, hallId, name }: Values) {
  return { url: url.trim(), hallId: hallId === EVERY_HALL ? null : Number(hallId), name: name.trim() || null };
}

/** The server's rules, and that a hall is chosen: no hall means every one there. */
function formSchema(hallNeeded: string) {
  return externalCalendarSchema.shape({ hallId: string().required(hallNeeded) });
}

/** The halls of the business, from the feeds that stand on the same screen. */
function useHallOptions(everyHall: string) {
  const { data } = useCalendarFeedsQuery();
  const halls = data?.calendarFeeds.filter(({ hallId }) => hallId !== null) ?? [];
  return [
    ...halls.map(({ hallId, title }) => ({ value: String(hallId), label: title })),
    { value: EVERY_HALL, label: everyHall },
  ];
}

/** Adds a calendar of another program. */
export function ExternalCalendarForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useText(integrationsText).external;
  const { run, pending } = useAddExternalCalendarMutation({
    success: ({ addExternalCalendar: { name, eventCount } }) => ({
      tone: 'success',
      about: '',
      ...words.added(name, eventCount),
    }),
    about: ({ input }) => input.name,
    failure: words.notAdded,
    refetch: ['ExternalCalendars', 'BusinessCalendar'],
  });
  const options = useHallOptions(words.everyHall);
  const [schema] = useState(() => formSchema(words.hallNeeded));
  const [first, ...others] = options;
  return (
    <Dialog open={open} startsInField title={words.add} onClose={onClose}>
      <AppForm<Values>
        label={words.add}
        // An only hall is chosen already.
        initialValues={{ url: '', hallId: others.length === 1 && first ? first.value : null, name: '' }}
        schema={schema}
        onSubmit={async (values, form) => {
          const { ok } = await run({ input: toInput(values) }, { form });
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
        <SelectField name="hallId" label={words.hall} required options={options} />
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
