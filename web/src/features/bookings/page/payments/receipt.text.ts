import { defineText } from '../../../../i18n/text';

export const receiptText = defineText({
  name: 'receiptText',
  en: {
    title: 'Receipt',
    open: 'Receipt',
    openOf: (number: string) => `Receipt ${number}`,
    from: 'Received from',
    booking: 'For',
    payment: 'Payment',
    reference: (reference: string) => `Reference ${reference}`,
    by: (name: string) => `Received by ${name}`,
    amount: 'Amount received',
    takenBack: 'This receipt was taken back and proves no payment.',
    mark: 'TAKEN BACK',
    signature: (business: string) => `For ${business}: name, signature`,
  },
});
