import { termsTextsSchema } from '@mehfil/api/domain/terms/inputs';
import { TERMS_LIMITS } from '@mehfil/api/domain/terms/limits';
import { Flex } from 'antd';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import {
  useBusinessTermsVersionsQuery,
  useSaveBusinessTermsMutation,
  type BusinessTermsVersionsFragment,
} from '../../../../graphql/generated/terms-settings';
import type { FormErrors } from '../../../../graphql/change';
import { useRereadOnConflict } from '../../../../graphql/useRereadOnConflict';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextAreaField } from '../../../../ui/form/TextField';
import { DialogHost } from '../../../../ui/DialogHost';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { useConfirm } from '../../../../ui/useConfirm';
import { TitledCard } from '../../../../ui/TitledCard';
import { termsSettingsText } from './terms-settings.text';
import { TermsVersions } from './TermsVersions';

const PAGE_SIZE = 5;
const QUERIES = ['BusinessTermsVersions'];

interface Values {
  text: string;
  textUrdu: string;
}

/** The terms of the business: saving them makes a new version, and the versions are listed below. */
export function TermsSettings() {
  return (
    <DialogHost>
      <Settings />
    </DialogHost>
  );
}

function Settings() {
  const words = useText(termsSettingsText);
  const [page, setPage] = useState(1);
  const latest = useBusinessTermsVersionsQuery({ variables: { paging: { limit: 1, page: 1 } }, freshFor: 0 });
  const list = useBusinessTermsVersionsQuery({ variables: { paging: { limit: PAGE_SIZE, page } }, freshFor: 0 });
  if (!latest.data) return latest.error ? <LoadFailed level={3} onRetry={latest.refetch} /> : null;
  const [current] = latest.data.businessTermsVersions.nodes;
  return (
    <TitledCard title={words.title} text={words.text}>
      <TermsForm current={current} onSaved={() => setPage(1)} />
      {list.data ? (
        <TermsVersions versions={list.data.businessTermsVersions} onPage={setPage} />
      ) : (
        list.error && <LoadFailed level={3} onRetry={list.refetch} />
      )}
    </TitledCard>
  );
}

type Version = BusinessTermsVersionsFragment['nodes'][number];

interface TermsFormProps {
  current: Version | undefined;
  onSaved: () => void;
}

/** Saves what is typed over the version that counts; one that somebody else saved meanwhile is read before the next attempt. */
function useSaveTerms({ current, onSaved }: TermsFormProps) {
  const words = useText(termsSettingsText);
  const saving = useSaveBusinessTermsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: QUERIES,
  });
  const { run, pending } = useRereadOnConflict(saving, QUERIES);
  const save = async (values: Values, form: FormErrors & Pick<FormikHelpers<Values>, 'resetForm'>): Promise<void> => {
    const { text, textUrdu } = values;
    const input = { text: text || null, textUrdu: textUrdu || null, replacesId: current?.termsId ?? null };
    const outcome = await run({ input }, { form });
    if (outcome.ok) {
      form.resetForm({ values });
      onSaved();
    }
  };
  return { save, pending };
}

function TermsForm({ current, onSaved }: TermsFormProps) {
  const words = useText(termsSettingsText);
  const { save, pending } = useSaveTerms({ current, onSaved });
  const confirm = useConfirm();
  const { textMaxCharacters: maxLength } = TERMS_LIMITS;
  return (
    <AppForm<Values>
      label={words.title}
      draft="business-terms"
      initialValues={{ text: current?.terms?.text ?? '', textUrdu: current?.terms?.textUrdu ?? '' }}
      schema={termsTextsSchema}
      onSubmit={async (values, form) => {
        if (values.text.trim() || values.textUrdu.trim() || !current?.terms) await save(values, form);
        else confirm({ ...words.endDialog, danger: true, onConfirm: () => save(values, form) });
      }}
    >
      <Flex vertical gap={16}>
        <TextAreaField
          name="text"
          label={words.english}
          hint={words.hint}
          rows={10}
          maxLength={maxLength}
          lang="en"
          dir="ltr"
        />
        <TextAreaField
          name="textUrdu"
          label={words.urdu}
          hint={words.urduHint}
          rows={8}
          maxLength={maxLength}
          lang="ur"
          dir="rtl"
        />
        <div>
          <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
        </div>
      </Flex>
    </AppForm>
  );
}
