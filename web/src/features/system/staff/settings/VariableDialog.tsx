import { variableSchema, type VariableInput } from '@mehfil/api/domain/system/environment';
import { Input } from 'antd';
import { useFormikContext } from 'formik';
import {
  useAddVariableMutation,
  useChangeVariableMutation,
  type EnvironmentFieldsFragment,
} from '../../../../graphql/generated/panel-settings';
import { useText } from '../../../../i18n/text';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { FormField } from '../../../../ui/form/FormField';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { TextField } from '../../../../ui/form/TextField';
import { failureToast } from './failure';
import { systemSettingsText } from './system-settings.text';
import type { GuardedChanges } from './useGuardedChanges';
import type { Variable } from './variable';

// Formik takes an empty text for none; here it is a value.
const formSchema = variableSchema.transform((input: Partial<VariableInput>) => ({
  ...input,
  value: input.value ?? '',
}));

/** What the variable that is being written is for. */
function KeyMeaning({ known }: { known: readonly { key: string; meaning: string | null; type: string | null }[] }) {
  const { variables: own } = useText(systemSettingsText);
  const { values } = useFormikContext<VariableInput>();
  const found = known.find(({ key }) => key === values.key);
  if (!found?.meaning) return null;
  return (
    <p className="muted small">
      {found.meaning} {found.type !== null && found.type !== 'text' && own.takes(found.type)}
    </p>
  );
}

interface VariableDialogProps {
  /** Empty: a new one. */
  variable: Variable | null;
  /** What a new one may be called to be read by the server. */
  known: EnvironmentFieldsFragment['knownVariables'];
  changes: GuardedChanges;
  onClose: () => void;
}

/** The name: chosen once, out of those that the server reads or any other. */
function KeyField({ variable, known }: Pick<VariableDialogProps, 'variable' | 'known'>) {
  const { variables: own } = useText(systemSettingsText);
  return (
    <>
      <FormField name="key" label={own.name} hint={variable ? undefined : own.nameHint} required>
        {(control, value, setValue) => (
          <Input
            {...control}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            readOnly={variable !== null}
            list={variable ? undefined : 'known-variables'}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </FormField>
      <datalist id="known-variables">
        {known.map(({ key, meaning }) => (
          <option key={key} value={key}>
            {meaning}
          </option>
        ))}
      </datalist>
      <KeyMeaning known={variable ? [variable] : known} />
    </>
  );
}

/** The form of one variable; the name of one that exists can't be changed. */
export function VariableDialog({ variable, known, changes, onClose }: VariableDialogProps) {
  const words = useText(systemSettingsText);
  const { variables: own } = words;
  const refetch = ['PanelEnvironment'];
  const add = useAddVariableMutation({
    success: { tone: 'success', title: own.added },
    about: ({ input }) => input.key,
    failure: failureToast(words.error, own.addFailed),
    refetch,
  });
  const change = useChangeVariableMutation({
    success: { tone: 'success', title: own.changed },
    about: ({ input }) => input.key,
    failure: failureToast(words.error, own.changeFailed),
    refetch,
  });
  const title = variable ? own.editTitle(variable.key) : own.addTitle;
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      <AppForm
        label={title}
        initialValues={{ key: variable?.key ?? '', value: variable?.value ?? '' }}
        schema={formSchema}
        draft={false}
        onSubmit={async (input, form) => {
          const done = variable
            ? await changes.guarded(() => change.run({ input }, { form }))
            : await changes.guarded(() => add.run({ input }, { form }));
          if (done?.ok) onClose();
        }}
      >
        <KeyField variable={variable} known={known} />
        <TextField
          name="value"
          label={own.value}
          hint={variable?.isMasked ? own.maskHint : undefined}
          autoComplete="off"
        />
        <DialogActions
          label={own.save}
          pendingLabel={own.saving}
          pending={add.pending || change.pending}
          onCancel={onClose}
        />
      </AppForm>
    </Dialog>
  );
}
