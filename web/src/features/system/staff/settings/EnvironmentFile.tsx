import { environmentFileSchema, type EnvironmentFileInput } from '@mehfil/api/domain/system/environment';
import { ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { Input } from 'antd';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import {
  useSaveEnvironmentFileMutation,
  type EnvironmentFieldsFragment,
} from '../../../../graphql/generated/panel-settings';
import type { FormErrors } from '../../../../graphql/useAppMutation';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { AppForm } from '../../../../ui/form/AppForm';
import { FormField } from '../../../../ui/form/FormField';
import { SavedElsewhere } from '../../../../ui/form/SavedElsewhere';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { failureToast } from './failure';
import { systemSettingsText } from './system-settings.text';
import type { GuardedChanges } from './useGuardedChanges';

// Formik takes an empty text for none; here it is an empty file.
const formSchema = environmentFileSchema.transform(({ content = '' }: Partial<EnvironmentFileInput>) => ({ content }));

interface Values {
  content: string;
  previousVersion: string;
}

interface EnvironmentFileProps {
  file: Pick<EnvironmentFieldsFragment, 'content' | 'version'>;
  changes: GuardedChanges;
  /** What follows when the file turns out to be another one by now. */
  onOutdated: () => void;
}

/** The raw editor of the environment file; masks in it stand for the values that they hide. */
export function EnvironmentFile({ file: { content: stored, version }, changes, onOutdated }: EnvironmentFileProps) {
  const words = useText(systemSettingsText);
  const { file } = words;
  /** What the editor has saved, as it was sent: the file may be shown with masks instead. */
  const [own, setOwn] = useState<Values>();
  const saved: Values = { content: stored, previousVersion: version };
  const worded = (message: string) => {
    if (message.includes('Invalid environment file format')) return file.format;
    return message.toLowerCase().includes('database') ? file.database : message;
  };
  const save = useSaveEnvironmentFileMutation({
    success: { tone: 'success', title: file.saved },
    failure: failureToast(words.error, file.failed, worded),
    refetch: ['PanelEnvironment'],
  });
  const send = async (input: Values, form: FormikHelpers<Values> & FormErrors) => {
    const outcome = await changes.guarded(() => save.run({ input }, { form }));
    if (outcome?.ok) {
      const previousVersion = outcome.data.saveEnvironmentFile.version;
      setOwn({ ...input, previousVersion });
      // What was typed meanwhile stays.
      void form.setFieldValue('previousVersion', previousVersion, false);
    } else if (outcome?.error.code === 'CONFLICT') onOutdated();
  };
  return (
    <Card as="section" labelledBy="environment-file">
      <h2 id="environment-file" className="below-14 heading-22">
        {file.title}
      </h2>
      <AppForm label={file.title} initialValues={saved} schema={formSchema} draft={false} onSubmit={send}>
        <Editor />
        <SavedElsewhere saved={saved} own={own} />
        <div>
          <SubmitButton label={file.save} pendingLabel={file.saving} pending={save.pending} />
        </div>
      </AppForm>
    </Card>
  );
}

function Editor() {
  const { file } = useText(systemSettingsText);
  return (
    <FormField name="content" label={file.label} hint={file.text}>
      {(control, value, setValue) => (
        <Input.TextArea
          {...control}
          className="code small"
          style={{ minHeight: ENVIRONMENT_LIMITS.editorMinHeightPx }}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </FormField>
  );
}
