import { Flex } from 'antd';
import { useReapplyForBusinessMutation, type ApplicationFieldsFragment } from '../../../../graphql/generated/business';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { PageHeader } from '../../../../ui/PageHeader';
import { StatusTag } from '../../../../ui/StatusTag';
import { applyText } from './apply.text';
import { DocumentLink } from '../DocumentLink';

type Application = ApplicationFieldsFragment;

function NextStep({ status, onReset }: { status: Application['status']; onReset: () => void }) {
  const words = useText(applyText);
  const { run, pending } = useReapplyForBusinessMutation({
    success: { tone: 'success', ...words.reset },
    failure: () => ({ tone: 'danger', ...words.notReset }),
    refetch: ['BusinessApplication'],
  });
  if (status === 'APPROVED')
    return <ButtonLink to={paths.business.dashboard}>{words.status.approved.action}</ButtonLink>;
  if (status === 'SUSPENDED')
    return <ButtonLink to={paths.customerSupport}>{words.status.suspended.action}</ButtonLink>;
  if (status !== 'REJECTED') return null;
  const reset = async () => {
    onReset();
    await run({});
  };
  return (
    <Button pending={pending} onClick={() => void reset()}>
      {pending ? words.status.rejected.pendingAction : words.status.rejected.action}
    </Button>
  );
}

const WORDS = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  SUSPENDED: 'suspended',
} as const;

function Submitted({ application }: { application: Application }) {
  const words = useText(applyText);
  const format = useFormat();
  const { name, phone, location, description, createdAt, documents } = application;
  const facts = [
    [words.name, name],
    [words.phone, phone],
    [words.location, location],
    [words.description, description],
    [words.status.date, createdAt && format.compactDate(createdAt)],
  ] as const;
  return (
    <Card as="section" labelledBy="submitted-title">
      <h2 id="submitted-title" className="below-4 heading-26">
        {words.status.submitted}
      </h2>
      <Flex component="dl" vertical gap={18} className="above">
        {facts.map(([label, value]) => (
          <Flex key={label} vertical gap={4}>
            <dt className="muted medium">{label}</dt>
            <dd className="lines">{value}</dd>
          </Flex>
        ))}
        <Flex vertical gap={4}>
          <dt className="muted medium">{words.status.documents}</dt>
          <Flex component="dd" wrap gap={12}>
            {documents.length === 0 && words.status.noDocuments}
            {documents.map((filename, index) => (
              <DocumentLink key={filename} filename={filename} label={words.status.document(index + 1)} />
            ))}
          </Flex>
        </Flex>
      </Flex>
    </Card>
  );
}

interface ApplicationStatusProps {
  application: Application;
  /** Called when the owner begins anew, before the application is gone. */
  onReset: () => void;
}

/** Where an application stands, and what was sent. */
export function ApplicationStatus({ application, onReset }: ApplicationStatusProps) {
  const words = useText(applyText).status;
  const { status, rejectionReason } = application;
  if (status === 'NOT_APPLIED') return null;
  const told = words[WORDS[status]];
  return (
    <>
      <PageHeader title={words.title} />
      <Card as="section" labelledBy="status-title" className="stack starting gap-12 below-24">
        <StatusTag status={status} />
        <h2 id="status-title" className="below-4 heading-26">
          {told.title}
        </h2>
        <p className="muted medium">{told.text}</p>
        {rejectionReason && (
          <div className="notice full-width tone-danger ink">
            <h3 className="item-title">{words.rejected.reason}</h3>
            <p className="lines">{rejectionReason}</p>
          </div>
        )}
        <div>
          <NextStep status={status} onReset={onReset} />
        </div>
      </Card>
      <Submitted application={application} />
    </>
  );
}
