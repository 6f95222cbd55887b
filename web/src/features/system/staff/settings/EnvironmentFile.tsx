import { environmentFileSchema, type EnvironmentFileInput } from '@mehfil/api/domain/system/environment';
import { ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { Input } from 'antd';
import { useSaveEnvironmentFileMutation } from '../../../../graphql/generated/panel-settings';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { AppForm } from '../../../../ui/form/AppForm';
import { FormField } from '../../../../ui/form/FormField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { failureToast } from './failure';
import styles from './Settings.module.css';
import { systemSettingsText } from './system-settings.text';
import type { GuardedChanges } from './useGuardedChanges';

// Formik takes an empty text for none; here it is an empty file.
const formSchema = environmentFileSchema.transform(({ content = '' }: Partial<EnvironmentFileInput>) => ({ content }));

/** The raw editor of the environment file; masks in it stand for the values that they hide. */
export function EnvironmentFile({ content, changes }: { content: string; changes: GuardedChanges }) {
  const words = useText(systemSettingsText);
  const { file } = words;
  const worded = (message: string) => {
    if (message.includes('Invalid environment file format')) return file.format;
    return message.toLowerCase().includes('database') ? file.database : message;
  };
  const save = useSaveEnvironmentFileMutation({
    success: { tone: 'success', title: file.saved },
    failure: failureToast(words.error, file.failed, worded),
    refetch: ['PanelEnvironment'],
  });
  return (
    <Card as="section" labelledBy="environment-file">
      <h2 id="environment-file" className="below-14 heading-22">
        {file.title}
      </h2>
      <AppForm
        label={file.title}
        initialValues={{ content }}
        schema={formSchema}
        reinitialize
        draft={false}
        onSubmit={(input, form) => changes.guarded(() => save.run({ input }, { form }))}
      >
        <FormField name="content" label={file.label} hint={file.text}>
          {(control, value, setValue) => (
            <Input.TextArea
              {...control}
              className={styles.editor}
              style={{ minHeight: ENVIRONMENT_LIMITS.editorMinHeightPx }}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </FormField>
        <div>
          <SubmitButton label={file.save} pendingLabel={file.saving} pending={save.pending} />
        </div>
      </AppForm>
    </Card>
  );
}
