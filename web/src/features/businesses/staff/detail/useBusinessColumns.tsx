import { Flex } from 'antd';
import type { BusinessRowFragment } from '../../../../graphql/generated/panel-businesses';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { StatusTag } from '../../../../ui/StatusTag';
import type { Column } from '../../../../ui/table/columns';
import { BusinessActions } from '../BusinessActions';
import { WaitingSince } from '../WaitingSince';
import panel from '../../../../ui/list/Panel.module.css';
import { businessesText } from '../businesses.text';
import { detailText } from './business-detail.text';
import { DocumentChip } from './DocumentButtons';

type Business = BusinessRowFragment;

/** The columns of the businesses (docs/coverage.md: business §2 Businesses tab). */
export function useBusinessColumns(isAdmin: boolean, onView: (business: Business) => void): Column<Business>[] {
  const words = useText(businessesText);
  const { dialog } = useText(detailText);
  return [
    {
      key: 'business',
      title: words.business,
      required: true,
      narrow: 'plain',
      share: 2,
      render: ({ name, description }) => (
        <>
          <h3>{name}</h3>
          <p className="two-lines">{description}</p>
        </>
      ),
    },
    { key: 'status', title: words.status, narrow: 'plain', share: 1.05, render: (row) => <Status business={row} /> },
    {
      key: 'contact',
      title: words.location,
      narrow: 'plain',
      share: 1.5,
      render: ({ location, phone }) => (
        <>
          {location}{' '}
          <span className="unbroken" dir="ltr">
            {phone}
          </span>
        </>
      ),
    },
    {
      key: 'owner',
      title: words.owner,
      optional: true,
      share: 1.4,
      render: ({ ownerName, ownerEmail }) => `${ownerName}, ${ownerEmail}`,
    },
    {
      key: 'documents',
      title: dialog.documents,
      narrow: 'plain',
      share: 2.3,
      render: (row) => <Documents business={row} />,
    },
    { key: 'applied', title: dialog.applied, share: 1.15, render: (row) => <Applied business={row} /> },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 1.8,
      render: (business) => (
        <Flex wrap gap={8}>
          <Button look="quiet" aria-label={`${words.view} ${business.name}`} onClick={() => onView(business)}>
            {words.view}
          </Button>
          <BusinessActions business={business} isAdmin={isAdmin} />
        </Flex>
      ),
    },
  ];
}

/** When a business applied, and for how long it has waited for an answer. */
function Applied({ business: { status, createdAt } }: { business: Business }) {
  const format = useFormat();
  return (
    <>
      {format.compactDate(createdAt)}
      {status === 'PENDING' && <WaitingSince at={createdAt} />}
    </>
  );
}

function Documents({ business: { documents } }: { business: Business }) {
  const words = useText(businessesText);
  return (
    <Flex wrap align="center" gap={8}>
      {documents.length === 0 && <span className="pill tone-neutral">{words.noDocuments}</span>}
      {documents.map((filename, index) => (
        <DocumentChip key={filename} filename={filename} number={index + 1} />
      ))}
    </Flex>
  );
}

function Status({ business: { status, rejectionReason, suspensionReason } }: { business: Business }) {
  const reason = rejectionReason ?? suspensionReason;
  return (
    <>
      <StatusTag status={status} />
      {reason && <p className={panel.reason}>{reason}</p>}
    </>
  );
}
