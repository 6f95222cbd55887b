import type { BusinessGuestQuery } from '../../../../graphql/generated/guests';
import { useText } from '../../../../i18n/text';
import { guestsText } from './guests.text';

interface ContactLinksProps {
  contact: BusinessGuestQuery['businessGuest']['contact'];
  /** Shown where it can't be dialed. */
  phone: string;
}

/** A number to call, and to chat with. */
export function ContactLinks({ contact, phone }: ContactLinksProps) {
  const words = useText(guestsText);
  return (
    <>
      <a href={contact?.dialerUrl}>
        <bdi dir="ltr">{contact?.national ?? phone}</bdi>
      </a>
      {contact?.whatsappUrl && (
        <a href={contact.whatsappUrl} target="_blank" rel="noreferrer">
          {words.chat}
        </a>
      )}
    </>
  );
}
