import { Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useCalendarHallsQuery } from '../../../../graphql/generated/business-calendar';
import { useRemoveEnquiryMutation, type EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button } from '../../../../ui/Button';
import { useShowDialog } from '../../../../ui/DialogHost';
import { lazyPart } from '../../../../ui/lazy-part';
import { useConfirm } from '../../../../ui/useConfirm';
import { Section } from '../../page/BookingParts';
import { REFETCHED } from '../../page/enquiries/work/refetched';
import { workText } from '../../page/enquiries/work/work.text';
import { BookingEntryDrawer } from '../booking-dialogs';
import { enteredText } from './entered.text';

const EnquiryDialog = lazyPart(() => import('./EnquiryDialog').then((module) => module.EnquiryDialog));

interface EnteredEnquiryProps {
  enquiry: EnquiryFieldsFragment;
}

/** An enquiry that was entered by hand: who asked, and what the business can do. */
export function EnteredEnquiry({ enquiry }: EnteredEnquiryProps) {
  const words = useText(enteredText);
  const { sources } = useText(workText);
  const { compactDateTime } = useFormat();
  const { customerName, source, lastMessageAt, timeZone, note, work } = enquiry;
  return (
    <Section title={customerName}>
      <Flex vertical gap={12} align="start">
        <Contact enquiry={enquiry} />
        <p className={note === null ? 'muted' : 'breakable lines'} dir="auto">
          {note ?? words.noNote}
        </p>
        <span className="small muted">{words.noted(sources[source], compactDateTime(lastMessageAt, timeZone))}</span>
        <Flex wrap gap={12}>
          {work?.stage !== 'LOST' && <EnterBooking enquiry={enquiry} />}
          <Change enquiry={enquiry} />
          <Remove enquiry={enquiry} />
        </Flex>
      </Flex>
    </Section>
  );
}

function Contact({ enquiry: { contact, customerPhone } }: EnteredEnquiryProps) {
  const words = useText(enteredText);
  if (customerPhone === null) return <span className="muted">{words.noPhone}</span>;
  if (!contact) return <bdi dir="ltr">{customerPhone}</bdi>;
  return (
    <Flex wrap gap="4px 16px">
      <a href={contact.dialerUrl} aria-label={words.call(contact.national)}>
        <bdi dir="ltr">{contact.national}</bdi>
      </a>
      {contact.whatsappUrl && (
        <a href={contact.whatsappUrl} target="_blank" rel="noreferrer">
          {words.chat}
        </a>
      )}
    </Flex>
  );
}

/** Adds the booking that it becomes, with what is known already. */
function EnterBooking({ enquiry }: EnteredEnquiryProps) {
  const words = useText(enteredText);
  const showDialog = useShowDialog();
  return (
    <Button onClick={() => showDialog((close) => <BookingOf enquiry={enquiry} onClose={close} />)}>{words.book}</Button>
  );
}

function BookingOf({ enquiry, onClose }: EnteredEnquiryProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const { data } = useCalendarHallsQuery();
  if (!data) return null;
  return (
    <BookingEntryDrawer
      day={enquiry.day ?? ''}
      hallId={enquiry.hallId}
      halls={data.businessBookingStats.halls}
      enquiry={enquiry}
      onEntered={(id) => void navigate(paths.business.booking(id))}
      onClose={onClose}
    />
  );
}

function Change({ enquiry }: EnteredEnquiryProps) {
  const words = useText(enteredText);
  const showDialog = useShowDialog();
  return (
    <Button look="secondary" onClick={() => showDialog((close) => <EnquiryDialog enquiry={enquiry} onClose={close} />)}>
      {words.change}
    </Button>
  );
}

function Remove({ enquiry: { id, customerName } }: EnteredEnquiryProps) {
  const { remove: words } = useText(enteredText);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { run } = useRemoveEnquiryMutation({ failure: words.failed, refetch: REFETCHED });
  const remove = async () => {
    const { ok } = await run({ id });
    if (ok) await navigate(paths.business.enquiries);
  };
  return (
    <Button
      look="quiet"
      onClick={() =>
        confirm({
          title: words.title(customerName),
          text: words.text,
          confirmLabel: words.confirm,
          danger: true,
          onConfirm: remove,
        })
      }
    >
      {words.open}
    </Button>
  );
}
