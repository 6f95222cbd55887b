import { Button } from 'antd';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { PhoneIcon } from '../../../ui/icons';
import type { ListedBooking } from '../invoice-data';
import { useWhatsApp } from '../useWhatsApp';
import { myBookingsText } from './my-bookings.text';

/** Contact Business: the phone number, to call or to write to. */
export function ContactDialog({ booking, onClose }: { booking: ListedBooking | null; onClose: () => void }) {
  const words = useText(myBookingsText);
  const { toBusiness } = useWhatsApp();
  if (!booking) return null;
  const { title, text, call, whatsapp, none } = words.contactDialog;
  const links = booking.businessContact;
  return (
    <Dialog open title={title(booking.businessName)} onClose={onClose}>
      <p className="muted">{links ? text : none}</p>
      <p className="muted">{words.bookingId(booking.id)}</p>
      {links && (
        <>
          <p className="heading-26 display-face above-16 below">
            <bdi dir="ltr">{links.national}</bdi>
          </p>
          <div className="row gap-12">
            <Button type="primary" className="grow" icon={<PhoneIcon />} href={links.dialerUrl}>
              {call}
            </Button>
            {links.whatsappUrl && (
              <Button className="grow" href={toBusiness(links.whatsappUrl, booking)} target="_blank" rel="noreferrer">
                {whatsapp}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
