import type { Translation } from '../../i18n/text';
import type { whatsAppText as English } from './whatsapp.text';

export const whatsAppText: Translation<typeof English> = {
  link: 'واٹس ایپ',
  directionsLink: 'واٹس ایپ پر راستہ بھیجیں',
  shareLink: 'واٹس ایپ پر گھر والوں کو بھیجیں',
  greeting: (name) => `السلام علیکم ${name}،`,
  customer: {
    request: (booking) => `میں نے ${booking} کی درخواست دی ہے۔`,
    offer: (booking) => `یہ ${booking} کے لیے آپ کی پیشکش کے بارے میں ہے۔`,
    confirmed: (booking) => `یہ ${booking} کی میری بکنگ کے بارے میں ہے۔`,
    over: (booking) => `یہ ${booking} کی میری منسوخ بکنگ کے بارے میں ہے۔`,
  },
  business: {
    request: (booking) => `یہ ${booking} کے لیے آپ کی درخواست کے بارے میں ہے۔`,
    offer: (booking) => `ہم نے آپ کو ${booking} کے لیے پیشکش کی ہے۔`,
    confirmed: (booking) => `یہ ${booking} کی آپ کی بکنگ کے بارے میں ہے۔`,
    over: (booking) => `یہ ${booking} کی آپ کی منسوخ بکنگ کے بارے میں ہے۔`,
  },
  booking: (hall, day, number) => `${hall}، ${day} (${number})`,
  page: (address) => `بکنگ: ${address}`,
  directions: (address) => `راستہ: ${address}`,
};
