import { businessLayoutText } from '../../app/layouts/business-layout.text.ur';
import { ownerCommandsText } from '../../app/portal/owner-commands.text.ur';
import { hoursText } from '../../features/availability/owner/hours.text.ur';
import { ratesText } from '../../features/availability/owner/rates.text.ur';
import { scheduleText } from '../../features/availability/owner/schedule.text.ur';
import { bookingAnswersText } from '../../features/bookings/owner/booking-answers.text.ur';
import { businessBookingsText } from '../../features/bookings/owner/business-bookings.text.ur';
import { templatesText } from '../../features/bookings/page/messages/templates/templates.text.ur';
import { firstAnswerText } from '../../features/bookings/owner/templates/first-answer.text.ur';
import { replyTemplatesText } from '../../features/bookings/owner/templates/reply-templates.text.ur';
import { paymentDetailsText } from '../../features/bookings/owner/details/payment-details.text.ur';
import { expensesText } from '../../features/bookings/page/expenses/expenses.text.ur';
import { tasksText } from '../../features/bookings/page/tasks/tasks.text.ur';
import { remindCustomerText } from '../../features/bookings/page/payments/remind-customer.text.ur';
import { termsSettingsText } from '../../features/bookings/owner/terms/terms-settings.text.ur';
import { planSettingsText } from '../../features/bookings/owner/plan/plan-settings.text.ur';
import { refusedBusinessText } from '../../features/bookings/owner/refused-business.text.ur';
import { waitingListText } from '../../features/bookings/owner/waiting-list.text.ur';
import { calendarText } from '../../features/bookings/owner/calendar/calendar.text.ur';
import { functionSheetText } from '../../features/bookings/owner/calendar/function-sheet.text.ur';
import { bookingImportText } from '../../features/bookings/owner/import/booking-import.text.ur';
import { bookingEntryText } from '../../features/bookings/owner/entry/booking-entry.text.ur';
import { guestStatementText } from '../../features/bookings/owner/guests/guest-statement.text.ur';
import { guestsText } from '../../features/bookings/owner/guests/guests.text.ur';
import { visitsScreenText } from '../../features/bookings/owner/visits/visits-screen.text.ur';
import { applyText } from '../../features/businesses/owner/apply/apply.text.ur';
import { booksText } from '../../features/businesses/owner/billing/books/books.text.ur';
import { cashBookText } from '../../features/businesses/owner/billing/books/cash-book.text.ur';
import { billingText } from '../../features/businesses/owner/billing/billing.text.ur';
import { dashboardText } from '../../features/businesses/owner/dashboard/dashboard.text.ur';
import { businessSettingsText } from '../../features/businesses/owner/settings/business-settings.text.ur';
import { generalSettingsText } from '../../features/businesses/owner/setup/general-settings.text.ur';
import { sharedText } from '../../features/businesses/owner/shared.text.ur';
import { teamText } from '../../features/businesses/owner/team/team.text.ur';
import { ownerMenusText } from '../../features/catalogue/owner/menus/owner-menus.text.ur';
import { setupText } from '../../features/catalogue/owner/setup.text.ur';
import { hallFormText } from '../../features/halls/owner/hall-form/hall-form.text.ur';
import { hallStepsText } from '../../features/halls/owner/hall-form/hall-steps.text.ur';
import { hallsText } from '../../features/halls/owner/halls.text.ur';
import { csvImportText } from '../../ui/csv-import/csv-import.text.ur';
import { importText } from '../../features/halls/owner/import/import.text.ur';
import { spacesText } from '../../features/halls/owner/spaces/spaces.text.ur';
import { integrationsText } from '../../features/integrations/owner/integrations.text.ur';
import { ownerReviewsText } from '../../features/reviews/owner/owner-reviews.text.ur';
import { autosaveText } from '../../ui/autosave/autosave.text.ur';
import { commandPaletteText } from '../../ui/command-palette/command-palette.text.ur';
import { shortcutsText } from '../../ui/shortcuts/shortcuts.text.ur';
import type { Translations } from '../../i18n/translator';
import { ownerPhrases } from '@mehfil/api/domain/urdu/owner-phrases';
import { learnPhrases } from '@mehfil/api/domain/urdu/phrases';

learnPhrases(ownerPhrases);

/** Urdu of the owner's portal. By the names of the English texts. */
export const translations: Translations = {
  businessLayoutText,
  autosaveText,
  commandPaletteText,
  shortcutsText,
  ownerCommandsText,
  hoursText,
  ratesText,
  scheduleText,
  bookingAnswersText,
  businessBookingsText,
  refusedBusinessText,
  paymentDetailsText,
  firstAnswerText,
  replyTemplatesText,
  ownerReviewsText,
  templatesText,
  planSettingsText,
  expensesText,
  tasksText,
  termsSettingsText,
  ownerMenusText,
  remindCustomerText,
  waitingListText,
  calendarText,
  functionSheetText,
  bookingEntryText,
  bookingImportText,
  guestStatementText,
  visitsScreenText,
  guestsText,
  applyText,
  billingText,
  booksText,
  cashBookText,
  dashboardText,
  businessSettingsText,
  generalSettingsText,
  sharedText,
  teamText,
  setupText,
  hallFormText,
  hallStepsText,
  hallsText,
  importText,
  csvImportText,
  spacesText,
  integrationsText,
};
