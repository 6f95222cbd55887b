import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRemoveEnquiryMutation, type EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button } from '../../../../ui/Button';
import { useIsDialogShown, useShowDialog } from '../../../../ui/DialogHost';
import { lazyPart } from '../../../../ui/lazy-part';
import { useConfirm } from '../../../../ui/useConfirm';
import { Section } from '../../page/BookingParts';
import { workText } from '../../page/enquiries/work/work.text';
import { PIPELINE_QUERIES } from '../../page/messages/enquiry-queries';
import { AddBooking } from '../booking-dialogs';
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
  const { customerName, source, createdAt, timeZone, note, work } = enquiry;
  return (
    <Section title={<bdi>{customerName}</bdi>}>
      <Flex vertical gap={12} align="start">
        <Contact enquiry={enquiry} />
        <p className={note === null ? 'muted' : 'breakable lines'} dir="auto">
          {note ?? words.noNote}
        </p>
        <span className="small muted">{words.noted(sources[source], compactDateTime(createdAt, timeZone))}</span>
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
  const navigate = useNavigate();
  const showDialog = useShowDialog();
  const open = (id: number) => void navigate(paths.business.booking(id));
  return (
    <Button onClick={() => showDialog((close) => <AddBooking enquiry={enquiry} onEntered={open} onClose={close} />)}>
      {words.book}
    </Button>
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
  const { search } = useLocation();
  const confirm = useConfirm();
  const isAsking = useIsDialogShown();
  const [isRemoved, setIsRemoved] = useState(false);
  const { run } = useRemoveEnquiryMutation({
    about: customerName,
    failure: words.failed,
    refetch: PIPELINE_QUERIES,
  });
  const remove = async () => {
    const { ok } = await run({ id });
    setIsRemoved(ok);
  };
  // Behind the question: as it closes it gives the focus back, which then goes to what the address shows.
  useEffect(() => {
    if (isRemoved && !isAsking) void navigate({ pathname: paths.business.enquiries, search });
  }, [isRemoved, isAsking, navigate, search]);
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
