import type { MigrationObject } from '@mikro-orm/core';
import { Baseline, BASELINE } from './0084-baseline.js';
import { MemberDiscounts } from './0085-member-discounts.js';
import { CalendarProblems } from './0086-calendar-problems.js';
import { PhoneNumbers } from './0087-phone-numbers.js';
import { SearchLetters } from './0088-search-letters.js';
import { SpaceNames } from './0089-space-names.js';
import { BookingSearch } from './0092-booking-search.js';
import { DiscountsAndPhones } from './0093-discounts-and-phones.js';
import { AllInPrice } from './0094-all-in-price.js';
import { HallOrders } from './0095-hall-orders.js';
import { HallFacts } from './0096-hall-facts.js';
import { BookingPage } from './0098-booking-page.js';
import { Payments } from './0100-payments.js';
import { PaymentProofs } from './0102-payment-proofs.js';
import { Cancellation } from './0103-cancellation.js';
import { Threads } from './0104-threads.js';
import { Guests } from './0105-guests.js';
import { Notifications } from './0106-notifications.js';
import { Enquiries } from './0107-enquiries.js';
import { PaymentDetails } from './0108-payment-details.js';
import { PaidFirst } from './0109-paid-first.js';
import { ChangeDiscounts } from './0110-change-discounts.js';
import { Occasions } from './0111-occasions.js';
import { CashBook } from './0112-cash-book.js';
import { PaidFirstPages } from './0115-paid-first-pages.js';
import { PaymentReminders } from './0116-payment-reminders.js';

/** Every migration, in order. A published one is never edited; its name stands in the databases that ran it. */
export const MIGRATIONS: MigrationObject[] = [
  { name: BASELINE, class: Baseline },
  { name: '0085-member-discounts', class: MemberDiscounts },
  { name: '0086-calendar-problems', class: CalendarProblems },
  { name: '0087-phone-numbers', class: PhoneNumbers },
  { name: '0088-search-letters', class: SearchLetters },
  { name: '0089-space-names', class: SpaceNames },
  { name: '0092-booking-search', class: BookingSearch },
  { name: '0093-discounts-and-phones', class: DiscountsAndPhones },
  { name: '0094-all-in-price', class: AllInPrice },
  { name: '0095-hall-orders', class: HallOrders },
  { name: '0096-hall-facts', class: HallFacts },
  { name: '0098-booking-page', class: BookingPage },
  { name: '0100-payments', class: Payments },
  { name: '0102-payment-proofs', class: PaymentProofs },
  { name: '0103-cancellation', class: Cancellation },
  { name: '0104-threads', class: Threads },
  { name: '0105-guests', class: Guests },
  { name: '0106-notifications', class: Notifications },
  { name: '0107-enquiries', class: Enquiries },
  { name: '0108-payment-details', class: PaymentDetails },
  { name: '0109-paid-first', class: PaidFirst },
  { name: '0110-change-discounts', class: ChangeDiscounts },
  { name: '0111-occasions', class: Occasions },
  { name: '0112-cash-book', class: CashBook },
  { name: '0115-paid-first-pages', class: PaidFirstPages },
  { name: '0116-payment-reminders', class: PaymentReminders },
];
