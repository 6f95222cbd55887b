import { Flex } from 'antd';
import type { BusinessRowFragment } from '../../../../graphql/generated/panel-businesses';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { StatusTag } from '../../../../ui/StatusTag';
import type { Column } from '../../../../ui/table/columns';
import { LineButton } from '../../../../ui/table/LineButton';
import { BusinessActions } from '../BusinessActions';
import { WaitingSince } from '../WaitingSince';
import { businessesText } from '../businesses.text';
import { detailText } from './business-detail.text';
import { DocumentChip } from './DocumentButtons';

type Business = BusinessRowFragment;

/** As many documents stand in a row; all of them stand where it opens. */
const DOCUMENTS_SHOWN = 3;

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
      share: 1.9,
      render: (business) => (
        <>
          <LineButton line={business.name} label={`${words.view} ${business.name}`} onOpen={() => onView(business)} />
          <p className="two-lines">{business.description}</p>
        </>
      ),
    },
    { key: 'status', title: words.status, narrow: 'plain', share: 1.2, render: (row) => <Status business={row} /> },
    {
      key: 'contact',
      title: words.location,
      narrow: 'plain',
      share: 1.2,
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
      share: 3.3,
      render: (row) => <Documents business={row} />,
    },
    { key: 'applied', title: dialog.applied, share: 1.2, render: (row) => <Applied business={row} /> },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 1.5,
      render: (business) => <BusinessActions business={business} isAdmin={isAdmin} />,
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
    <Flex wrap align="center" gap={6}>
      {documents.length === 0 && <span className="pill tone-neutral">{words.noDocuments}</span>}
      {documents.slice(0, DOCUMENTS_SHOWN).map((filename, index) => (
        <DocumentChip key={filename} filename={filename} number={index + 1} />
      ))}
      {documents.length > DOCUMENTS_SHOWN && <span className="muted">+{documents.length - DOCUMENTS_SHOWN}</span>}
    </Flex>
  );
}

function Status({ business: { status, rejectionReason, suspensionReason } }: { business: Business }) {
  const reason = rejectionReason ?? suspensionReason;
  return (
    <>
      <StatusTag status={status} />
      {reason && <p className="above-4 danger small">{reason}</p>}
    </>
  );
}
