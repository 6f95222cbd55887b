import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { useShowDialog } from '../../../../ui/DialogHost';
import { lazyPart } from '../../../../ui/lazy-part';
import { EnquiryColumns } from '../../page/enquiries/EnquiryColumns';
import { Pipeline } from '../../page/enquiries/work/Pipeline';
import { PipelineHead } from '../../page/enquiries/work/PipelineHead';
import { WorkBar } from '../../page/enquiries/work/WorkBar';
import { EnteredEnquiry } from './EnteredEnquiry';
import { enteredText } from './entered.text';

const EnquiryDialog = lazyPart(() => import('./EnquiryDialog').then((module) => module.EnquiryDialog));

/** What guests asked the halls of a business, as its work. */
export function OwnerEnquiriesScreen() {
  return (
    <EnquiryColumns
      side="BUSINESS"
      actions={<AddEnquiry />}
      head={<PipelineHead />}
      list={(opened) => <Pipeline opened={opened} />}
      work={(enquiry) => <WorkBar enquiry={enquiry} />}
      entered={(enquiry) => <EnteredEnquiry enquiry={enquiry} />}
    />
  );
}

function AddEnquiry() {
  const words = useText(enteredText);
  const showDialog = useShowDialog();
  return (
    <Button onClick={() => showDialog((close) => <EnquiryDialog enquiry={null} onClose={close} />)}>{words.add}</Button>
  );
}
