import { AccountLinkResolver } from './accounts/account-link.resolver.js';
import { AccountResolver } from './accounts/account.resolver.js';
import { PasskeyResolver } from './accounts/passkey.resolver.js';
import { SecondFactorResolver } from './accounts/second-factor.resolver.js';
import { SessionResolver } from './accounts/session.resolver.js';
import { PersonResolver } from './accounts/person.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { AvailabilityResolver } from './availability/availability.resolver.js';
import { HallAnswerTimeResolver } from './availability/hall-answer-time.resolver.js';
import { HallShiftResolver, ScheduleResolver } from './availability/schedule.resolver.js';
import { HallUnitResolver } from './availability/hall-unit.resolver.js';
import { BlogEditorResolver } from './blog/blog-editor.resolver.js';
import { BlogResolver } from './blog/blog.resolver.js';
import { AllInPriceResolver } from './bookings/all-in-price.resolver.js';
import { BookingResolver } from './bookings/booking.resolver.js';
import { BookingTimelineResolver } from './bookings/booking-timeline.resolver.js';
import { BookingChangeResolver } from './booking-changes/booking-change.resolver.js';
import { BookingImportResolver } from './booking-import/booking-import.resolver.js';
import { BookingGroupResolver } from './booking-groups/booking-group.resolver.js';
import { PaperResolver } from './papers/paper.resolver.js';
import { OwnerViewBookingsResolver } from './bookings/owner-view-bookings.resolver.js';
import { StaffBookingsResolver } from './bookings/staff-bookings.resolver.js';
import { ApplicationResolver } from './businesses/application.resolver.js';
import { BusinessResolver } from './businesses/business.resolver.js';
import { DashboardResolver } from './businesses/dashboard.resolver.js';
import { MembershipResolver } from './businesses/membership.resolver.js';
import { OwnerViewResolver } from './businesses/owner-view.resolver.js';
import { TeamActivityResolver } from './businesses/team-activity.resolver.js';
import { TeamResolver } from './businesses/team.resolver.js';
import { CatalogueResolver, HallKindResolver, HallServiceResolver } from './catalogue/catalogue.resolver.js';
import { CurrencyResolver } from './currency/currency.resolver.js';
import { ExchangeRateResolver } from './currency/exchange-rate.resolver.js';
import { FeaturedHallResolver } from './halls/featured-hall.resolver.js';
import { HallDetailResolver } from './halls/hall-detail.resolver.js';
import { HallOwnerResolver } from './halls/hall-owner.resolver.js';
import { HallPriceResolver } from './halls/hall-prices.resolver.js';
import { GuestResolver } from './guests/guest.resolver.js';
import { HallSearchResolver } from './halls/hall-search.resolver.js';
import { OwnerViewHallsResolver } from './halls/owner-view-halls.resolver.js';
import { PortalImportResolver } from './halls/portal-import.resolver.js';
import { SearchChoicesResolver } from './halls/search-choices.resolver.js';
import { JobResolver } from './job-queue/job.resolver.js';
import { ApiKeyResolver } from './integrations/api-key.resolver.js';
import { CalendarResolver } from './integrations/calendar.resolver.js';
import { ExternalCalendarResolver } from './integrations/external-calendar.resolver.js';
import { WebhookResolver } from './integrations/webhook.resolver.js';
import { MaintenanceResolver } from './maintenance/maintenance.resolver.js';
import { MenuOfTermsResolver, MenuResolver } from './menus/menu.resolver.js';
import { MediaResolver } from './media/media.resolver.js';
import { NotificationResolver } from './notifications/notification.resolver.js';
import { NotificationSettingsResolver } from './notifications/notification-settings.resolver.js';
import { OutboxResolver } from './notifications/outbox.resolver.js';
import { BookingTaskResolver } from './booking-tasks/booking-task.resolver.js';
import { BooksResolver } from './payments/books.resolver.js';
import { CashBookResolver } from './payments/cash-book.resolver.js';
import { ExpenseResolver } from './payments/expense.resolver.js';
import { PaymentResolver } from './payments/payment.resolver.js';
import { TermsResolver } from './terms/terms.resolver.js';
import { ConversationResolver } from './threads/conversation.resolver.js';
import { EnquiryOfferResolver } from './threads/enquiry-offer.resolver.js';
import { EnquiryWorkResolver } from './threads/enquiry-work.resolver.js';
import { EnquiryResolver } from './threads/enquiry.resolver.js';
import { FirstAnswerResolver } from './threads/first-answer.resolver.js';
import { ReplyTemplateResolver } from './threads/reply-template.resolver.js';
import { ThreadResolver } from './threads/thread.resolver.js';
import { ThreadReportResolver } from './threads/thread-report.resolver.js';
import { VisitResolver } from './threads/visit.resolver.js';
import { PersonalDataResolver } from './personal-data/personal-data.resolver.js';
import { CityRulesResolver } from './city-rules/city-rules.resolver.js';
import { RatesResolver } from './rates/rates.resolver.js';
import { ReviewResolver } from './reviews/review.resolver.js';
import { SavedHallResolver } from './saved-halls/saved-hall.resolver.js';
import { SavedListResolver } from './saved-halls/saved-list.resolver.js';
import { SecurityAlarmResolver } from './security-alarms/security-alarm.resolver.js';
import { SecurityLogResolver } from './security-log/security-log.resolver.js';
import { WaitingListResolver } from './waiting-list/waiting-list.resolver.js';
import { ClientConfigResolver } from './system/client-config.resolver.js';
import { EnvironmentResolver } from './system/environment.resolver.js';
import { SystemResolver } from './system/system.resolver.js';

/** All resolvers; those not listed are not in the schema. */
export const RESOLVERS = [
  AccountLinkResolver,
  AccountResolver,
  AllInPriceResolver,
  ApiKeyResolver,
  ApplicationResolver,
  AuditResolver,
  AvailabilityResolver,
  HallAnswerTimeResolver,
  HallShiftResolver,
  ScheduleResolver,
  BlogEditorResolver,
  BlogResolver,
  BookingChangeResolver,
  BookingGroupResolver,
  BookingImportResolver,
  BookingResolver,
  BookingTimelineResolver,
  BusinessResolver,
  CalendarResolver,
  ExternalCalendarResolver,
  CatalogueResolver,
  ClientConfigResolver,
  CurrencyResolver,
  DashboardResolver,
  EnvironmentResolver,
  ExchangeRateResolver,
  FeaturedHallResolver,
  HallDetailResolver,
  HallKindResolver,
  HallOwnerResolver,
  HallPriceResolver,
  HallSearchResolver,
  HallServiceResolver,
  HallUnitResolver,
  JobResolver,
  MaintenanceResolver,
  MediaResolver,
  MenuOfTermsResolver,
  MenuResolver,
  MembershipResolver,
  OutboxResolver,
  OwnerViewBookingsResolver,
  StaffBookingsResolver,
  OwnerViewHallsResolver,
  OwnerViewResolver,
  PaperResolver,
  BooksResolver,
  CashBookResolver,
  ExpenseResolver,
  BookingTaskResolver,
  PaymentResolver,
  TermsResolver,
  GuestResolver,
  ThreadResolver,
  ThreadReportResolver,
  NotificationResolver,
  NotificationSettingsResolver,
  EnquiryResolver,
  ConversationResolver,
  EnquiryOfferResolver,
  EnquiryWorkResolver,
  ReplyTemplateResolver,
  VisitResolver,
  FirstAnswerResolver,
  PasskeyResolver,
  PersonResolver,
  PersonalDataResolver,
  SearchChoicesResolver,
  PortalImportResolver,
  RatesResolver,
  CityRulesResolver,
  ReviewResolver,
  SavedHallResolver,
  SavedListResolver,
  SecurityAlarmResolver,
  SecurityLogResolver,
  SecondFactorResolver,
  SessionResolver,
  SystemResolver,
  TeamActivityResolver,
  TeamResolver,
  WaitingListResolver,
  WebhookResolver,
] as const;
