import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '../domain/accounts/roles.js';
import { SessionEnd } from '../domain/accounts/sessions.js';
import { BlogPostStatus } from '../domain/blog/transitions.js';
import { BookingChangeStatus } from '../domain/bookings/changes.js';
import { BookingChangeKind } from '../domain/bookings/offers.js';
import { BookingSource } from '../domain/bookings/entry.js';
import { FunctionName, GroupEnd, GroupStatus } from '../domain/bookings/functions.js';
import { Occasion } from '../domain/bookings/occasions.js';
import { BookingStatus, CancellationReason } from '../domain/bookings/transitions.js';
import { BusinessStatus } from '../domain/businesses/transitions.js';
import { PriceType, ServicePriceType } from '../domain/catalogue/price-types.js';
import { CURRENCY_CODES } from '../domain/currency/currencies.js';
import { HallStatus } from '../domain/halls/inputs.js';
import { API_KEY_SCOPES, DeliveryStatus, WEBHOOK_EVENTS } from '../domain/integrations/inputs.js';
import { ExpenseCategory } from '../domain/payments/expenses.js';
import { PaymentKind, PaymentMethod } from '../domain/payments/ledger.js';
import { ReminderKind } from '../domain/payments/reminders.js';
import { ProofStatus } from '../domain/payments/proofs.js';
import { NotificationAudience, NotificationKind } from '../domain/notifications/kinds.js';
import { EnquirySource, LostReason } from '../domain/threads/enquiries.js';
import { MessageSide } from '../domain/threads/messages.js';
import { ReportCategory, ReportOutcome } from '../domain/threads/reports.js';
import { VisitStatus } from '../domain/threads/visits.js';
import { UploadKind } from '../domain/media/uploads.js';
import { Rows } from './testing.js';

/** How columns spell an enum (docs/decisions/0001-foundations.md). */
function columnValues(names: Readonly<Record<string, string>>): string[] {
  return Object.keys(names).map((name) => name.toLowerCase());
}

let rows: Rows;

beforeAll(async () => {
  rows = await Rows.open();
});
afterAll(() => rows.close());

describe('the database allows exactly the values of the domain', () => {
  test.each<[string, readonly string[]]>([
    ['users_role_known', Object.values(Role)],
    ['sessions_end_reason_known', columnValues(SessionEnd)],
    ['businesses_status_known', Object.values(BusinessStatus)],
    ['businesses_currency_known', CURRENCY_CODES],
    ['bookings_currency_known', CURRENCY_CODES],
    ['hall_categories_price_type_known', columnValues(PriceType)],
    ['hall_types_price_type_known', columnValues(PriceType)],
    ['fixed_services_price_type_known', columnValues(ServicePriceType)],
    ['optional_services_price_type_known', columnValues(ServicePriceType)],
    ['booking_fixed_services_price_type_known', columnValues(ServicePriceType)],
    ['booking_optional_services_price_type_known', columnValues(ServicePriceType)],
    ['halls_status_known', Object.values(HallStatus)],
    ['bookings_status_known', Object.values(BookingStatus)],
    ['bookings_cancellation_reason_known', Object.values(CancellationReason)],
    ['booking_groups_status_known', columnValues(GroupStatus)],
    ['booking_groups_end_reason_known', columnValues(GroupEnd)],
    ['bookings_function_name_known', columnValues(FunctionName)],
    ['bookings_occasion_known', columnValues(Occasion)],
    ['enquiries_occasion_known', columnValues(Occasion)],
    ['enquiries_source_known', columnValues(EnquirySource)],
    ['enquiries_lost_reason_known', columnValues(LostReason)],
    ['visits_status_known', columnValues(VisitStatus)],
    ['visits_proposed_by_known', columnValues(MessageSide)],
    ['visits_ended_by_known', columnValues(MessageSide)],
    ['thread_reports_side_known', columnValues(MessageSide)],
    ['thread_reports_category_known', columnValues(ReportCategory)],
    ['thread_reports_outcome_known', columnValues(ReportOutcome)],
    ['booking_changes_status_known', columnValues(BookingChangeStatus)],
    ['booking_changes_kind_known', columnValues(BookingChangeKind)],
    ['booking_changes_proposed_by_known', columnValues(BookingSource)],
    ['booking_expenses_category_known', columnValues(ExpenseCategory)],
    ['payment_entries_kind_known', columnValues(PaymentKind)],
    ['payment_entries_method_known', columnValues(PaymentMethod)],
    ['payment_proofs_status_known', columnValues(ProofStatus)],
    ['payment_proofs_method_known', columnValues(PaymentMethod)],
    ['payment_reminders_kind_known', [...columnValues(ReminderKind), 'published']],
    ['messages_side_known', columnValues(MessageSide)],
    ['thread_reads_side_known', columnValues(MessageSide)],
    ['threads_blocked_by_known', columnValues(MessageSide)],
    ['notifications_kind_known', columnValues(NotificationKind)],
    ['notifications_audience_known', columnValues(NotificationAudience)],
    ['blog_posts_status_known', Object.values(BlogPostStatus)],
    ['stored_files_kind_known', Object.values(UploadKind)],
    ['api_keys_scopes_known', API_KEY_SCOPES],
    ['webhooks_events_known', WEBHOOK_EVENTS],
    ['webhook_deliveries_status_known', Object.values(DeliveryStatus)],
  ])('%s', async (constraint, values) => {
    const { rule } = await rows.one<{ rule: string }>(
      'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
      [constraint],
    );
    const known = [...rule.matchAll(/'([^']+)'::/g)].map((match) => match[1]);
    expect(known.sort()).toEqual([...values].sort());
  });
});
