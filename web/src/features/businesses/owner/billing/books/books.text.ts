import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../../i18n/text';

export const booksText = defineText({
  name: 'booksText',
  en: {
    year: 'Year',
    currency: 'Currency',
    measure: 'Measure',
    measures: {
      DUE: 'Due',
      RECEIVED: 'Received',
      UNPAID: 'Unpaid',
      OVERDUE: 'Overdue',
      SPENT: 'Expenses',
      EARNED: 'Earned',
    },
    notes: {
      DUE: 'What is owed of confirmed bookings, by the day on which they are due.',
      RECEIVED: 'Receipts without refunds, by the day on which the money changed hands.',
      UNPAID: 'What isn’t paid of the parts that are due on a day of the month.',
      OVERDUE: 'Unpaid parts whose day is over.',
      SPENT: 'What was spent on functions, by the day on which it was spent.',
      EARNED: 'Received without expenses.',
    },
    totals: (year: number) => `Sums of ${year}`,
    chart: (measure: string, year: number) => `${measure} by month, ${year}`,
    table: (measure: string) => `${measure} by month and hall`,
    month: 'Month',
    earlier: (year: number) => `Before ${year}`,
    total: 'Total',
    export: (year: number) => `Download ${year} as CSV`,
    exportExpenses: (year: number) => `Expenses of ${year} as CSV`,
    bookingsOf: (measure: string, month: string, hall: string) => `${measure}, ${month}, ${hall}: show bookings`,
    listTitle: (measure: string, month: string, hall: string) => `${measure}: ${month}, ${hall}`,
    everyHall: 'all halls',
    wholeYear: (year: number) => `all of ${year}`,
    found: (count: number) => counted(count, 'booking'),
    openRefunds: (amount: string, bookings: number) =>
      `To be refunded: ${amount} of ${counted(bookings, 'cancelled booking')}`,
    seeRefunds: 'Show them',
    close: 'Close list',
    list: { date: 'Date', customer: 'Customer', hall: 'Hall', amount: 'Amount' },
    nothing: 'No bookings',
    empty: {
      title: 'Nothing was due or received in this year',
      text: 'What is due of confirmed bookings, and payments, appear here by month and hall.',
      action: 'Go to bookings',
    },
    failed: { title: 'The file could not be created', description: 'Please try again.' },
  },
});
