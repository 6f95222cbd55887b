import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../i18n/text';

export const billingText = defineText({
  name: 'billingText',
  en: {
    title: 'Billing',
    text: 'Revenue, what was due and received, and the cash of each day.',
    view: 'What is shown',
    views: { REVENUE: 'Revenue', BOOKS: 'Due and received', CASH: 'Cash book' },
    none: {
      title: 'No business application found',
      text: 'Apply for a business account; once it is approved you can list halls and take bookings.',
      action: 'Apply for Business Account',
    },
    pending: {
      title: 'Business Pending Approval',
      text: 'Your statements appear here once your application is approved.',
      action: 'View Application Status',
    },
    year: 'Year',
    statement: 'Download statement',
    statementOf: (month: string) => `Download statement of ${month}`,
    yearTotal: (year: number) => `Revenue ${year}`,
    bookings: (bookings: number) => counted(bookings, 'confirmed booking'),
    chart: (year: number, currency: string) => `Revenue by month, ${year}, in ${currency}`,
    barOf: (month: string, amount: string) => `${month}: ${amount}`,
    table: {
      caption: 'Revenue by month',
      month: 'Month',
      count: 'Bookings',
      subtotal: 'Subtotal',
      discount: 'Discount',
      tax: 'Tax',
      total: 'Total',
      actions: 'Statement',
    },
    empty: {
      title: 'No confirmed bookings in this year',
      text: 'Confirmed bookings appear here by month of the event.',
      action: 'Go to bookings',
    },
    failed: { title: 'The statement could not be created', description: 'Please try again.' },
  },
});
