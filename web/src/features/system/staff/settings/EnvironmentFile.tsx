import { environmentFileSchema, type EnvironmentFileInput } from '@mehfil/api/domain/system/environment';
import { ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { Alert, Input } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useSaveEnvironmentFileMutation,
  type EnvironmentFieldsFragment,
} from '../../../../graphql/generated/panel-settings';
import type { FormErrors } from '../../../../graphql/useAppMutation';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
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

/** The file as it was read. */
type StoredFile = Pick<EnvironmentFieldsFragment, 'content' | 'version'>;

interface EnvironmentFileProps {
  file: StoredFile;
  changes: GuardedChanges;
  /** What follows when the file turns out to be another one by now. */
  onOutdated: () => void;
}

/** The raw editor of the environment file; masks in it stand for the values that they hide. */
export function EnvironmentFile({ file: current, changes, onOutdated }: EnvironmentFileProps) {
  const words = useText(systemSettingsText);
  const { file } = words;
  /** What the editor began with. */
  const [loaded, setLoaded] = useState<StoredFile>(current);
  /** What the editor has saved since, as it was sent: the file may be shown with masks instead. */
  const [saved, setSaved] = useState<StoredFile | null>(null);
  const worded = (message: string) => {
    if (message.includes('Invalid environment file format')) return file.format;
    return message.toLowerCase().includes('database') ? file.database : message;
  };
  const save = useSaveEnvironmentFileMutation({
    success: { tone: 'success', title: file.saved },
    failure: failureToast(words.error, file.failed, worded),
    refetch: ['PanelEnvironment'],
  });
  const send = async ({ content }: Pick<StoredFile, 'content'>, form: FormErrors) => {
    const input = { content, previousVersion: (saved ?? loaded).version };
    const outcome = await changes.guarded(() => save.run({ input }, { form }));
    if (outcome?.ok) setSaved({ content, version: outcome.data.saveEnvironmentFile.version });
    else if (outcome?.error.code === 'CONFLICT') {
      setSaved(null);
      onOutdated();
    }
  };
  const load = () => {
    setLoaded(current);
    setSaved(null);
  };
  return (
    <Card as="section" labelledBy="environment-file">
      <h2 id="environment-file" className="below-14 heading-22">
        {file.title}
      </h2>
      <AppForm
        label={file.title}
        initialValues={{ content: loaded.content }}
        schema={formSchema}
        reinitialize
        draft={false}
        onSubmit={send}
      >
        <Editor />
        <Newer {...{ loaded, current, saved }} onLoad={load} />
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
  );
}

interface NewerProps {
  loaded: StoredFile;
  current: StoredFile;
  saved: StoredFile | null;
  onLoad: () => void;
}

/** Takes over a file that was changed meanwhile, unless something is typed that would be lost: then it asks. */
function Newer({ loaded, current, saved, onLoad }: NewerProps) {
  const { file } = useText(systemSettingsText);
  const { values, dirty, isSubmitting } = useFormikContext<Pick<StoredFile, 'content'>>();
  // One that arrives during a save may be what is being saved.
  const isNewer = !isSubmitting && current.version !== loaded.version;
  const isTyped = saved ? values.content !== saved.content : dirty;
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    if (isNewer && !isTyped) load();
  }, [isNewer, isTyped]);
  if (!isNewer || !isTyped || current.version === saved?.version) return null;
  return (
    <Alert
      type="warning"
      title={file.changed}
      description={file.changedText}
      action={
        <Button look="secondary" onClick={onLoad}>
          {file.load}
        </Button>
      }
    />
  );
}
