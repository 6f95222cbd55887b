import { AccountLink } from '../modules/accounts/account-link.entity.js';
import { AuthenticatorApp } from '../modules/accounts/authenticator-app.entity.js';
import { Passkey } from '../modules/accounts/passkey.entity.js';
import { PasskeyChallenge } from '../modules/accounts/passkey-challenge.entity.js';
import { RecoveryCode } from '../modules/accounts/recovery-code.entity.js';
import { User } from '../modules/accounts/user.entity.js';
import { AccountSession } from '../modules/accounts/session.entity.js';
import { AuditEvent } from '../modules/audit/audit-event.entity.js';
import { HallUnit } from '../modules/halls/hall-unit.entity.js';
import { HallUnitLink } from '../modules/halls/hall-unit-link.entity.js';
import { Occupancy } from '../modules/availability/occupancy.entity.js';
import { ScheduleException } from '../modules/availability/schedule-exception.entity.js';
import { HallRate } from '../modules/rates/hall-rate.entity.js';
import { CityRule } from '../modules/city-rules/city-rule.entity.js';
import { HijriMonthStart } from '../modules/rates/hijri-month-start.entity.js';
import { OperatingHours } from '../modules/businesses/operating-hours.entity.js';
import { TimeSlotSettings } from '../modules/businesses/time-slot-settings.entity.js';
import { BlogCategory } from '../modules/blog/blog-category.entity.js';
import { BlogComment } from '../modules/blog/blog-comment.entity.js';
import { BlogMedia } from '../modules/blog/blog-media.entity.js';
import { BlogPost } from '../modules/blog/blog-post.entity.js';
import { BlogPostTag } from '../modules/blog/blog-post-tag.entity.js';
import { BlogPostView } from '../modules/blog/blog-post-view.entity.js';
import { BlogTag } from '../modules/blog/blog-tag.entity.js';
import { Booking } from '../modules/bookings/booking.entity.js';
import { BookingChange } from '../modules/booking-changes/booking-change.entity.js';
import { BookingGroup } from '../modules/bookings/booking-group.entity.js';
import { BookingCnic } from '../modules/bookings/booking-cnic.entity.js';
import { BookingFixedService } from '../modules/bookings/booking-fixed-service.entity.js';
import { BookingOptionalService } from '../modules/bookings/booking-optional-service.entity.js';
import { IdempotencyKey } from '../modules/idempotency/idempotency-key.entity.js';
import { Business } from '../modules/businesses/business.entity.js';
import { BusinessDecision } from '../modules/businesses/business-decision.entity.js';
import { TeamInvitation } from '../modules/businesses/team-invitation.entity.js';
import { TeamMember } from '../modules/businesses/team-member.entity.js';
import { Amenity } from '../modules/catalogue/amenity.entity.js';
import { FixedService } from '../modules/catalogue/fixed-service.entity.js';
import { HallCategory } from '../modules/catalogue/hall-category.entity.js';
import { HallType } from '../modules/catalogue/hall-type.entity.js';
import { OptionalService } from '../modules/catalogue/optional-service.entity.js';
import { Menu } from '../modules/menus/menu.entity.js';
import { ExchangeRate } from '../modules/currency/exchange-rate.entity.js';
import { Hall } from '../modules/halls/hall.entity.js';
import { HallAmenity } from '../modules/halls/hall-amenity.entity.js';
import { HallFixedService } from '../modules/halls/hall-fixed-service.entity.js';
import { HallBookingSettings } from '../modules/halls/hall-booking-settings.entity.js';
import { HallOperatingHours } from '../modules/halls/hall-operating-hours.entity.js';
import { HallShift } from '../modules/halls/hall-shift.entity.js';
import { ApiKey } from '../modules/integrations/api-key.entity.js';
import { ExternalCalendar } from '../modules/integrations/external-calendar.entity.js';
import { Webhook } from '../modules/integrations/webhook.entity.js';
import { WebhookDelivery } from '../modules/integrations/webhook-delivery.entity.js';
import { MaintenanceWindow } from '../modules/maintenance/maintenance-window.entity.js';
import { StoredFile } from '../modules/media/stored-file.entity.js';
import { OutboxMail } from '../modules/notifications/outbox-mail.entity.js';
import { GuestSecondPhone } from '../modules/guests/guest-second-phone.entity.js';
import { GuestNotes } from '../modules/guests/guest-notes.entity.js';
import { BookingTask } from '../modules/booking-tasks/booking-task.entity.js';
import { BookingExpense } from '../modules/payments/expense.entity.js';
import { CashClosing } from '../modules/payments/cash-closing.entity.js';
import { PaymentDetails } from '../modules/payments/payment-details.entity.js';
import { PaymentEntry } from '../modules/payments/payment-entry.entity.js';
import { PaymentPlan } from '../modules/payments/payment-plan.entity.js';
import { PaymentProof } from '../modules/payments/payment-proof.entity.js';
import { Review } from '../modules/reviews/review.entity.js';
import { ReviewReport } from '../modules/reviews/review-report.entity.js';
import { Enquiry } from '../modules/threads/enquiry.entity.js';
import { FirstAnswer } from '../modules/threads/first-answer.entity.js';
import { Message } from '../modules/threads/message.entity.js';
import { Notification } from '../modules/notifications/notification.entity.js';
import { NotificationSettings } from '../modules/notifications/notification-settings.entity.js';
import { PushSubscription } from '../modules/notifications/push-subscription.entity.js';
import { ReplyTemplate } from '../modules/threads/reply-template.entity.js';
import { Thread } from '../modules/threads/thread.entity.js';
import { BusinessTerms } from '../modules/terms/business-terms.entity.js';
import { TermsAcceptance } from '../modules/terms/terms-acceptance.entity.js';
import { ThreadReport } from '../modules/threads/thread-report.entity.js';
import { ThreadRead } from '../modules/threads/thread-read.entity.js';
import { Visit } from '../modules/threads/visit.entity.js';
import { SecurityAlarm } from '../modules/security-alarms/security-alarm.entity.js';
import { SecurityEvent } from '../modules/security-log/security-event.entity.js';
import { SavedHall } from '../modules/saved-halls/saved-hall.entity.js';
import { SavedList } from '../modules/saved-halls/saved-list.entity.js';
import { WaitingEntry } from '../modules/waiting-list/waiting-entry.entity.js';
import { Heartbeat } from '../modules/system/heartbeat.entity.js';

/** Every table with its entity; an entity that isn't listed is unknown to the ORM. */
export const TABLES = {
  users: User,
  sessions: AccountSession,
  account_links: AccountLink,
  authenticator_apps: AuthenticatorApp,
  recovery_codes: RecoveryCode,
  passkeys: Passkey,
  passkey_challenges: PasskeyChallenge,
  audit_events: AuditEvent,
  security_events: SecurityEvent,
  security_alarms: SecurityAlarm,
  hall_units: HallUnit,
  hall_unit_links: HallUnitLink,
  occupancies: Occupancy,
  schedule_exceptions: ScheduleException,
  hall_rates: HallRate,
  hijri_month_starts: HijriMonthStart,
  city_rules: CityRule,
  business_operating_hours: OperatingHours,
  business_time_slots: TimeSlotSettings,
  blog_categories: BlogCategory,
  blog_comments: BlogComment,
  blog_media: BlogMedia,
  blog_posts: BlogPost,
  blog_post_tags: BlogPostTag,
  blog_post_views: BlogPostView,
  blog_tags: BlogTag,
  bookings: Booking,
  booking_changes: BookingChange,
  booking_groups: BookingGroup,
  booking_cnics: BookingCnic,
  booking_fixed_services: BookingFixedService,
  booking_optional_services: BookingOptionalService,
  booking_expenses: BookingExpense,
  booking_tasks: BookingTask,
  cash_closings: CashClosing,
  payment_details: PaymentDetails,
  payment_entries: PaymentEntry,
  guest_notes: GuestNotes,
  guest_second_phones: GuestSecondPhone,
  payment_plans: PaymentPlan,
  payment_proofs: PaymentProof,
  business_terms: BusinessTerms,
  terms_acceptances: TermsAcceptance,
  enquiries: Enquiry,
  threads: Thread,
  messages: Message,
  thread_reads: ThreadRead,
  thread_reports: ThreadReport,
  reply_templates: ReplyTemplate,
  visits: Visit,
  first_answers: FirstAnswer,
  notifications: Notification,
  notification_settings: NotificationSettings,
  push_subscriptions: PushSubscription,
  idempotency_keys: IdempotencyKey,
  businesses: Business,
  business_decisions: BusinessDecision,
  business_members: TeamMember,
  business_invitations: TeamInvitation,
  amenities: Amenity,
  fixed_services: FixedService,
  hall_categories: HallCategory,
  hall_types: HallType,
  menus: Menu,
  optional_services: OptionalService,
  exchange_rates: ExchangeRate,
  halls: Hall,
  hall_amenities: HallAmenity,
  hall_booking_settings: HallBookingSettings,
  hall_operating_hours: HallOperatingHours,
  hall_shifts: HallShift,
  hall_fixed_services: HallFixedService,
  api_keys: ApiKey,
  external_calendars: ExternalCalendar,
  webhooks: Webhook,
  webhook_deliveries: WebhookDelivery,
  maintenance_mode: MaintenanceWindow,
  stored_files: StoredFile,
  outbox_mails: OutboxMail,
  hall_reviews: Review,
  review_reports: ReviewReport,
  saved_halls: SavedHall,
  saved_lists: SavedList,
  waiting_entries: WaitingEntry,
  heartbeats: Heartbeat,
};

export const ENTITIES = Object.values(TABLES);
