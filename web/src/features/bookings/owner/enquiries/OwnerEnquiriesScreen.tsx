import type { EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { useShowDialog } from '../../../../ui/DialogHost';
import { lazyPart } from '../../../../ui/lazy-part';
import { offerText } from '../../offer.text';
import { EnquiryColumns } from '../../page/enquiries/EnquiryColumns';
import { PIPELINE_QUERIES } from '../../page/messages/enquiry-queries';
import { Pipeline } from '../../page/enquiries/work/Pipeline';
import { PipelineHead } from '../../page/enquiries/work/PipelineHead';
import { enteredText } from './entered.text';

const WorkBar = lazyPart(() => import('../../page/enquiries/work/WorkBar').then((module) => module.WorkBar), null);
const EnteredEnquiry = lazyPart(() => import('./EnteredEnquiry').then((module) => module.EnteredEnquiry), null);
const OfferButton = lazyPart(() => import('../BookingChanges').then((module) => module.OfferButton), null);
const EnquiryOffer = lazyPart(
  () => import('../../page/enquiries/EnquiryOffer').then((module) => module.EnquiryOffer),
  null,
);
const EnquiryOfferDialog = lazyPart(() =>
  import('../../EnquiryOfferDialog').then((module) => module.EnquiryOfferDialog),
);
/** What an offer, or its end, makes old. */
const OFFER_QUERIES = [...PIPELINE_QUERIES, 'Enquiry', 'OpenBookingChange', 'BusinessBookings', 'BusinessCalendar'];

const EnquiryDialog = lazyPart(() => import('./EnquiryDialog').then((module) => module.EnquiryDialog));

/** What guests asked the halls of a business, as its work. */
export function OwnerEnquiriesScreen() {
  return (
    <EnquiryColumns
      side="BUSINESS"
      actions={<AddEnquiry />}
      head={<PipelineHead />}
      list={(opened) => <Pipeline opened={opened} />}
      work={(enquiry) => (
        <>
          <WorkBar enquiry={enquiry} />
          {enquiry.source === 'APP' && <Offer enquiry={enquiry} />}
        </>
      )}
      entered={(enquiry) => <EnteredEnquiry enquiry={enquiry} />}
    />
  );
}

/** What was offered for an enquiry, and offering. */
function Offer({ enquiry }: { enquiry: EnquiryFieldsFragment }) {
  const words = useText(offerText);
  const showDialog = useShowDialog();
  const { work, offerId } = enquiry;
  const open = () =>
    showDialog((close) => <EnquiryOfferDialog enquiry={enquiry} refetch={OFFER_QUERIES} onClose={close} />);
  return (
    <>
      {offerId !== null && <EnquiryOffer enquiry={enquiry} side="BUSINESS" refetch={OFFER_QUERIES} />}
      {work && work.stage !== 'LOST' && work.stage !== 'OFFERED' && (
        <div>
          <Button look="secondary" onClick={open}>
            {offerId === null ? words.make : words.another}
          </Button>
        </div>
      )}
      {work?.stage === 'OFFERED' && offerId !== null && (
        <div>
          <OfferButton id={offerId} isAnother />
        </div>
      )}
    </>
  );
}

function AddEnquiry() {
  const words = useText(enteredText);
  const showDialog = useShowDialog();
  return (
    <Button onClick={() => showDialog((close) => <EnquiryDialog enquiry={null} onClose={close} />)}>{words.add}</Button>
  );
}
