import { EnquiryColumns } from '../EnquiryColumns';
import { Pipeline } from './Pipeline';
import { PipelineHead } from './PipelineHead';
import { WorkBar } from './WorkBar';

/** What customers asked the halls of a business, as its work. */
export function OwnerEnquiriesScreen() {
  return (
    <EnquiryColumns
      side="BUSINESS"
      head={<PipelineHead />}
      list={(opened) => <Pipeline opened={opened} />}
      work={(enquiry) => <WorkBar enquiry={enquiry} />}
    />
  );
}
