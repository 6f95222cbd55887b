import { Flex } from 'antd';
import { businessSchema } from '@mehfil/api/domain/businesses/inputs';
import { BUSINESS_LIMITS } from '@mehfil/api/domain/businesses/limits';
import { BusinessStatus, isNameReviewed } from '@mehfil/api/domain/businesses/transitions';
import { validate } from '@mehfil/api/domain/input/errors';
import { useBusinessApplicationQuery, type ApplicationFieldsFragment } from '../../../../graphql/generated/business';
import { useUpdateBusinessMutation } from '../../../../graphql/generated/business-account';
import { useRight } from '../../../../graphql/rights';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { EmptyState } from '../../../../ui/EmptyState';
import { AppForm } from '../../../../ui/form/AppForm';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { Skeleton } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import { StatusTag } from '../../../../ui/StatusTag';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { businessSettingsText } from './business-settings.text';

type Application = ApplicationFieldsFragment;

function InformationForm({ application }: { application: Application }) {
  const words = useText(businessSettingsText).business;
  const { run, pending } = useUpdateBusinessMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.notSaved, always: true },
    refetch: ['BusinessApplication'],
  });
  const { name, location, phone, description } = application;
  const canChange = useRight('SELLER');
  const nameReviewed = isNameReviewed(BusinessStatus[application.status]);
  return (
    <Card as="section" labelledBy="business-title">
      <h2 id="business-title" className="heading-24 below">
        {words.title}
      </h2>
      <AppForm
        label={words.title}
        initialValues={{
          name: name ?? '',
          location: location ?? '',
          phone: phone ?? '',
          description: description ?? '',
        }}
        schema={businessSchema}
        reinitialize
        onSubmit={(values, form) => run({ input: validate(businessSchema, values) }, { form })}
      >
        <TextField
          name="name"
          label={words.name}
          autoComplete="organization"
          required
          readOnly={nameReviewed || !canChange}
          hint={nameReviewed ? words.nameReviewed : undefined}
        />
        <TextField name="phone" type="tel" label={words.phone} autoComplete="tel" required readOnly={!canChange} />
        <TextField
          name="location"
          label={words.location}
          autoComplete="street-address"
          required
          readOnly={!canChange}
        />
        <TextAreaField
          name="description"
          label={words.description}
          rows={5}
          readOnly={!canChange}
          maxLength={BUSINESS_LIMITS.descriptionMaxCharacters}
        />
        {canChange ? (
          <SubmitButton label={words.submit} pendingLabel={words.submitting} pending={pending} />
        ) : (
          <p className="below">{words.ownerOnly}</p>
        )}
      </AppForm>
    </Card>
  );
}

function ApplicationFacts({ application }: { application: Application }) {
  const words = useText(businessSettingsText).business;
  return (
    <Flex vertical gap={24}>
      <Card as="section" labelledBy="status-title">
        <h2 id="status-title" className="heading-24 below">
          {words.status}
        </h2>
        <Flex component="p" wrap align="center" gap="8px 20px">
          <StatusTag status={application.status} />
          <span>{words.documents(application.documents.length)}</span>
        </Flex>
      </Card>
      <Card as="section" labelledBy="policy-title">
        <h2 id="policy-title" className="heading-24 below">
          {words.policyTitle}
        </h2>
        <p className="below">{words.policy}</p>
        <ButtonLink look="secondary" to={paths.customerSupport}>
          {words.support}
        </ButtonLink>
      </Card>
    </Flex>
  );
}

/** What guests and staff know about the business, and the documents that were sent. */
export function BusinessInformation() {
  const words = useText(businessSettingsText).none;
  const { data, error, refetch } = useBusinessApplicationQuery();
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <SkeletonGroup className="columns" count={2} of={() => <Skeleton height="320px" shape="box" />} />;
  const application = data.businessApplication;
  if (application.status === 'NOT_APPLIED') {
    const action = <ButtonLink to={paths.business.apply}>{words.action}</ButtonLink>;
    return <EmptyState title={words.title} text={words.text} action={action} />;
  }
  return (
    <div className="columns">
      <InformationForm application={application} />
      <ApplicationFacts application={application} />
    </div>
  );
}
