import { Flex } from 'antd';
import { applicationFormSchema, type ApplicationForm as Values } from '@mehfil/api/domain/businesses/inputs';
import { BUSINESS_LIMITS } from '@mehfil/api/domain/businesses/limits';
import { validate } from '@mehfil/api/domain/input/errors';
import type { FormikHelpers, FormikProps } from 'formik';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useApplyForBusinessMutation } from '../../../../graphql/generated/business';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { showToast, type ToastMessage } from '../../../../lib/toast';
import { Card } from '../../../../ui/Card';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { DisablingSubmit } from '../../../../ui/form/DisablingSubmit';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { PageHeader } from '../../../../ui/PageHeader';
import styles from './Apply.module.css';
import { applyText } from './apply.text';
import { DocumentsField } from './DocumentsField';
import { useDocuments } from './useDocuments';

/** What an earlier application said, to begin a new one with. */
export interface EarlierApplication {
  values: Pick<Values, 'name' | 'phone' | 'location' | 'description'>;
  /** The server's names of its documents. */
  documents: readonly string[];
}

const EMPTY: Values = { name: '', phone: '', location: '', description: '', documents: [], acceptTerms: false };

function Benefits() {
  const words = useText(applyText);
  return (
    <ul className="stack gap-16 below-32 fit-240" aria-label={words.benefitsLabel}>
      {words.benefits.map(({ title, text }) => (
        <li key={title}>
          <Card className={styles.benefit}>
            <h2 className="below-8 heading-20">{title}</h2>
            <p className="muted medium">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

// A disabled button keeps Enter from sending; this says why.
function explainEnter(event: KeyboardEvent, { errors, values }: FormikProps<Values>, missing: ToastMessage): void {
  const onlyTerms = Object.keys(errors).every((field) => field === 'acceptTerms');
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  if (!values.acceptTerms && onlyTerms) showToast(missing);
}

function Terms() {
  const words = useText(applyText);
  return (
    <>
      {words.terms}{' '}
      <Link to={paths.terms} target="_blank">
        {words.termsLink}
      </Link>
    </>
  );
}

function Fields({ documents }: { documents: ReturnType<typeof useDocuments> }) {
  const words = useText(applyText);
  return (
    <>
      <TextField name="name" label={words.name} autoComplete="organization" required />
      <TextField name="phone" type="tel" label={words.phone} hint={words.phoneHint} autoComplete="tel" required />
      <div className="whole-row">
        <TextField name="location" label={words.location} autoComplete="street-address" required />
      </div>
      <div className="whole-row">
        <TextAreaField
          name="description"
          label={words.description}
          hint={words.descriptionHint}
          rows={5}
          maxLength={BUSINESS_LIMITS.descriptionMaxCharacters}
          required
        />
      </div>
      <div className="whole-row">
        <DocumentsField {...documents} />
      </div>
      <div className="whole-row">
        <CheckboxField name="acceptTerms" label={<Terms />} />
      </div>
    </>
  );
}

/** Sends an application: what the schema has cleaned, without the terms, which stay here. */
function useSend(documents: ReturnType<typeof useDocuments>) {
  const words = useText(applyText);
  const { run, pending } = useApplyForBusinessMutation({
    success: { tone: 'success', ...words.sent },
    failure: { ...words.notSent, always: true },
    refetch: ['BusinessApplication'],
  });
  const send = async (values: Values, form: FormikHelpers<Values> & { values: Values }) => {
    const { name, phone, location, description } = validate(applicationFormSchema, values);
    const filenames = documents.documents.map(({ filename }) => filename);
    const outcome = await run({ input: { name, phone, location, description, documents: filenames } }, { form });
    if (!outcome.ok) return;
    form.resetForm();
    documents.clear();
  };
  return { send, pending };
}

/** The form for a business account, below what one gets. */
export function ApplicationForm({ earlier }: { earlier: EarlierApplication | null }) {
  const words = useText(applyText);
  const nameDocument = (filename: string, index: number) => ({ filename, name: words.status.document(index + 1) });
  const documents = useDocuments((earlier?.documents ?? []).map(nameDocument));
  const { send, pending } = useSend(documents);
  const missing: ToastMessage = { tone: 'danger', ...words.termsMissing };
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Benefits />
      <Card as="section" labelledBy="application-title">
        <h2 id="application-title" className="below-4 heading-26">
          {words.formTitle}
        </h2>
        <AppForm<Values>
          label={words.title}
          initialValues={{ ...EMPTY, ...earlier?.values }}
          schema={applicationFormSchema}
          onSubmit={send}
        >
          {(form) => (
            <div
              className="columns above-24"
              role="presentation"
              onKeyDown={(event) => explainEnter(event, form, missing)}
            >
              <Fields documents={documents} />
              <Flex wrap align="center" gap="12px 20px" className="whole-row">
                <DisablingSubmit
                  label={words.submit}
                  pendingLabel={words.submitting}
                  pending={pending}
                  blocked={!form.values.acceptTerms || documents.sending.length > 0}
                />
                <p className="muted medium">{words.review}</p>
              </Flex>
            </div>
          )}
        </AppForm>
      </Card>
    </>
  );
}
