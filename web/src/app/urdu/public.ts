import { bookingPhrases } from '@mehfil/api/domain/urdu/booking-phrases';
import { learnPhrases } from '@mehfil/api/domain/urdu/phrases';
import { appText } from '../../app/app.text.ur';
import { connectionText } from '../../app/connection.text.ur';
import { sessionEndText } from '../../app/session-end.text.ur';
import { bottomBarText } from '../../app/layouts/bottom-bar.text.ur';
import { footerText } from '../../app/layouts/footer.text.ur';
import { routesText } from '../../app/routes.text.ur';
import { screensText } from '../../app/screens.text.ur';
import { accountsText } from '../../features/accounts/public/accounts.text.ur';
import { cityRulesText } from '../../features/bookings/city-rules.text.ur';
import { currencyDialogText } from '../../features/currency/public/currency-dialog.text.ur';
import { currencyText } from '../../features/currency/public/currency.text.ur';
import { howItWorksText } from '../../features/halls/public/landing/how-it-works.text.ur';
import { landingText } from '../../features/halls/public/landing/landing.text.ur';
import { hallFactsText } from '../../features/halls/public/facts/hall-facts.text.ur';
import { hallPageText } from '../../features/halls/public/page/hall-page.text.ur';
import { similarHallsText } from '../../features/halls/public/page/similar-halls.text.ur';
import { allInText } from '../../features/halls/public/all-in/all-in.text.ur';
import { compareText } from '../../features/halls/public/search/compare.text.ur';
import { homeText } from '../../features/halls/public/search/home.text.ur';
import { listingText } from '../../features/halls/public/search/listing.text.ur';
import { resultsMapText } from '../../features/halls/public/search/results-map.text.ur';
import { searchText } from '../../features/halls/public/search/search.text.ur';
import { maintenanceText } from '../../features/maintenance/public/maintenance.text.ur';
import { saveToggleText } from '../../features/saved-halls/public/save-toggle.text.ur';
import { savedListsText } from '../../features/saved-halls/public/saved-lists.text.ur';
import { savedHallsText } from '../../features/saved-halls/public/saved-halls.text.ur';
import { namesText } from '../../i18n/names.text.ur';
import { occasionsText } from '../../i18n/occasions.text.ur';
import { placesText } from '../../i18n/places.text.ur';
import { galleryText } from '../../ui/gallery.text.ur';
import { listText } from '../../ui/list/list.text.ur';
import { logText } from '../../ui/list/log.text.ur';
import { mapText } from '../../ui/map.text.ur';
import { partsText } from '../../ui/parts.text.ur';
import { tableText } from '../../ui/table/table.text.ur';
import { themeText } from '../../ui/theme/theme.text.ur';
import { pickerText } from '../../ui/form/picker.text.ur';
import { uiText } from '../../ui/ui.text.ur';
import { accountSettingsText } from '../../features/accounts/account-settings.text.ur';
import { emailConfirmationText } from '../../features/accounts/email-confirmation.text.ur';
import { accountLinksText } from '../../features/accounts/public/account-links.text.ur';
import { securityText } from '../../features/accounts/security.text.ur';
import { termsText } from '../../features/accounts/terms.text.ur';
import { yourDataText } from '../../features/accounts/your-data.text.ur';
import { blogText } from '../../features/blog/public/blog.text.ur';
import { answerTimeText } from '../../features/bookings/answer-time.text.ur';
import { bookingTimesText } from '../../features/bookings/booking-times.text.ur';
import { bookingText } from '../../features/bookings/booking.text.ur';
import { bookingPageText } from '../../features/bookings/page/booking-page.text.ur';
import { businessTermsText } from '../../features/bookings/business-terms.text.ur';
import { contractText } from '../../features/bookings/page/contract/contract.text.ur';
import { paymentPlanText } from '../../features/bookings/payment-plan.text.ur';
import { proofsText } from '../../features/bookings/page/payments/proofs.text.ur';
import { askHallText } from '../../features/bookings/page/enquiries/ask-hall.text.ur';
import { unreadText } from '../../features/bookings/page/messages/unread.text.ur';
import { unreadConversationsText } from '../../features/bookings/page/inbox/unread-conversations.text.ur';
import { bellText } from '../../features/notifications/bell.text.ur';
import { paperDialogText } from '../../features/bookings/page/paper-dialog.text.ur';
import { receiptText } from '../../features/bookings/page/payments/receipt.text.ur';
import { statementText } from '../../features/bookings/page/payments/statement.text.ur';
import { paymentsText } from '../../features/bookings/page/payments/payments.text.ur';
import { holdText } from '../../features/bookings/hold.text.ur';
import { cancellationText } from '../../features/bookings/cancellation.text.ur';
import { changesText } from '../../features/bookings/changes.text.ur';
import { myBookingsText } from '../../features/bookings/public/my-bookings.text.ur';
import { overviewText } from '../../features/bookings/public/overview.text.ur';
import { functionFactsText } from '../../features/bookings/function-facts.text.ur';
import { functionsText } from '../../features/bookings/functions.text.ur';
import { menusText } from '../../features/bookings/menus.text.ur';
import { offerText } from '../../features/bookings/offer.text.ur';
import { finalGuestsText } from '../../features/bookings/public/final-guests.text.ur';
import { quotationText } from '../../features/bookings/quotation.text.ur';
import { whatsAppText } from '../../features/bookings/whatsapp.text.ur';
import { openChangeText } from '../../features/bookings/open-change.text.ur';
import { waitingText } from '../../features/bookings/waiting.text.ur';
import { plannedText } from '../../features/bookings/public/planned.text.ur';
import { invitationText } from '../../features/businesses/public/invitation.text.ur';
import { teamWords } from '../../features/businesses/team-words.text.ur';
import { yourTeamText } from '../../features/businesses/your-team.text.ur';
import { planText } from '../../features/halls/public/plan/plan.text.ur';
import { panelsText } from '../../features/halls/public/search-panels/panels.text.ur';
import { reviewsText } from '../../features/reviews/reviews.text.ur';
import { infoText } from '../../features/system/public/info/info.text.ur';
import type { Translations } from '../../i18n/translator';
import { antdWords } from './antd-words';

learnPhrases(bookingPhrases);

/** Urdu of what visitors and customers see, and of what every area shares. By the names of the English texts. */
export const translations: Translations = {
  antdWords,
  appText,
  connectionText,
  bottomBarText,
  footerText,
  routesText,
  screensText,
  sessionEndText,
  accountsText,
  cityRulesText,
  currencyDialogText,
  currencyText,
  howItWorksText,
  landingText,
  hallFactsText,
  hallPageText,
  similarHallsText,
  allInText,
  compareText,
  homeText,
  listingText,
  resultsMapText,
  searchText,
  maintenanceText,
  saveToggleText,
  savedHallsText,
  namesText,
  occasionsText,
  savedListsText,
  galleryText,
  listText,
  logText,
  mapText,
  partsText,
  placesText,
  tableText,
  themeText,
  pickerText,
  uiText,
  accountSettingsText,
  emailConfirmationText,
  accountLinksText,
  securityText,
  termsText,
  yourDataText,
  blogText,
  answerTimeText,
  bookingTimesText,
  bookingText,
  bookingPageText,
  paymentPlanText,
  businessTermsText,
  contractText,
  paymentsText,
  paperDialogText,
  receiptText,
  statementText,
  askHallText,
  unreadText,
  bellText,
  unreadConversationsText,
  holdText,
  cancellationText,
  changesText,
  functionFactsText,
  functionsText,
  menusText,
  offerText,
  quotationText,
  openChangeText,
  myBookingsText,
  overviewText,
  proofsText,
  waitingText,
  invitationText,
  teamWords,
  yourTeamText,
  panelsText,
  plannedText,
  planText,
  reviewsText,
  infoText,
  finalGuestsText,
  whatsAppText,
};
