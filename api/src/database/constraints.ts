import { ACCOUNT_MESSAGES } from '../domain/accounts/inputs.js';
import { EXCEPTION_MESSAGES } from '../domain/availability/inputs.js';
import { CHANGE_MESSAGES } from '../domain/bookings/changes.js';
import { CITY_RULE_MESSAGES } from '../domain/city-rules/inputs.js';
import { BUSINESS_MESSAGES } from '../domain/businesses/inputs.js';
import { TEAM_MESSAGES } from '../domain/businesses/team.js';
import { CASH_MESSAGES } from '../domain/payments/cash-book.js';
import { EXPENSE_MESSAGES } from '../domain/payments/expenses.js';
import { LEDGER_MESSAGES } from '../domain/payments/ledger.js';
import { PROOF_MESSAGES } from '../domain/payments/proofs.js';
import { TERMS_MESSAGES } from '../domain/terms/inputs.js';
import { REPORT_MESSAGES } from '../domain/threads/reports.js';
import { UNIT_MESSAGES } from '../domain/halls/units.js';
import { DomainError, type ErrorCode } from '../domain/input/errors.js';
import { SAVED_LIST_MESSAGES } from '../domain/saved-halls/inputs.js';
import { FORBIDDEN_CHARACTERS } from '../domain/text/text.js';

interface Refusal {
  code: ErrorCode;
  message: string;
  field?: string;
}

const taken = (field: string, message: string): Refusal => ({ code: 'ALREADY_TAKEN', field, message });
const inUse = (message: string): Refusal => ({ code: 'IN_USE', message });
const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message });
const slotTaken: Refusal = { code: 'SLOT_TAKEN', message: 'The hall is already taken in that time.' };

/** The message of each constraint. Services check most of them before; these are for concurrent changes. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  users_email_unique: taken('email', ACCOUNT_MESSAGES.emailTaken),
  users_username_unique: taken('username', ACCOUNT_MESSAGES.usernameTaken),
  users_phone_unique: taken('phone', ACCOUNT_MESSAGES.phoneTaken),
  business_members_user_unique: conflict(TEAM_MESSAGES.inOtherTeam),
  business_invitations_one_open: conflict('This address was invited at the same moment.'),
  businesses_owner_unique: conflict('You have applied for a business account already.'),
  businesses_payment_first: { code: 'CONFLICT', field: 'paymentRequired', message: BUSINESS_MESSAGES.paymentFirst },
  business_operating_hours_day_unique: taken('dayOfWeek', 'This day is listed twice.'),
  business_time_slots_business_unique: conflict('The settings were saved by someone else at the same moment.'),
  hall_operating_hours_day_unique: taken('dayOfWeek', 'This day is listed twice.'),
  hall_booking_settings_hall_unique: conflict('The settings were saved by someone else at the same moment.'),
  city_rules_once: taken('firstDay', CITY_RULE_MESSAGES.once),
  schedule_exceptions_once: taken('firstDay', EXCEPTION_MESSAGES.once),
  halls_category_fkey: inUse('This category is used by halls. Choose another category for them first.'),
  halls_type_fkey: inUse('This hall type is used by halls. Choose another type for them first.'),
  halls_active_complete: conflict('A hall can go online once category, type, capacity and prices are complete.'),
  halls_import_unique: taken('importRef', 'This hall was imported already.'),
  hall_fixed_services_pkey: conflict('The hall has this service already.'),
  hall_fixed_services_service_fkey: inUse('This service is used by halls. Remove it from them first.'),
  hall_amenities_pkey: conflict('The hall has this amenity already.'),
  hall_amenities_amenity_fkey: inUse('This amenity is used by halls. Remove it from them first.'),
  bookings_hall_fkey: inUse('This hall has bookings.'),
  halls_have_units: conflict(UNIT_MESSAGES.unitRequired),
  hall_unit_links_unit_fkey: inUse('This space is taken by a hall. Give it another space first.'),
  occupancies_unit_fkey: inUse(UNIT_MESSAGES.stillOccupied),
  bookings_confirmed_occupies: slotTaken,
  occupancies_no_overlap: slotTaken,
  occupancies_booking_unique: conflict('This booking is in the calendar already.'),
  booking_groups_whole: conflict('This function was answered by an outdated server. Please try again.'),
  booking_changes_one_open: conflict(CHANGE_MESSAGES.alreadyOpen),
  idempotency_keys_unique: conflict('The same request is being handled at this moment. Please try again.'),
  booking_expenses_corrected_once: conflict(EXPENSE_MESSAGES.corrected),
  business_terms_once: conflict(TERMS_MESSAGES.changedMeanwhile),
  cash_closings_first: conflict(CASH_MESSAGES.closed),
  cash_closings_corrected_once: conflict(CASH_MESSAGES.notLatest),
  payment_details_once: conflict('The details were saved by someone else at the same moment.'),
  payment_entries_reference: taken('reference', LEDGER_MESSAGES.referenceTaken),
  payment_entries_corrected_once: conflict(LEDGER_MESSAGES.corrected),
  payment_entries_proof_once: conflict(PROOF_MESSAGES.accepted),
  payment_proofs_reference: taken('reference', PROOF_MESSAGES.waitsAlready),
  payment_plans_once: conflict('The plan was saved by someone else at the same moment.'),
  hall_reviews_once: conflict('You have reviewed this hall already.'),
  hall_reviews_booking_fkey: inUse('A review refers to this booking.'),
  review_reports_once: conflict('You have reported this review already.'),
  thread_reports_one_open: conflict(REPORT_MESSAGES.alreadyReported),
  saved_halls_pkey: conflict('You have saved this hall already.'),
  saved_lists_name_unique: taken('name', SAVED_LIST_MESSAGES.nameTaken),
  saved_list_halls_saved_fkey: conflict(SAVED_LIST_MESSAGES.notSaved),
  blog_categories_slug_unique: taken('slug', 'This slug is already taken'),
  blog_tags_slug_unique: taken('slug', 'This slug is already taken'),
  blog_posts_slug_unique: taken('slug', 'This slug is already taken'),
  blog_posts_category_fkey: inUse('This category is used by articles. Choose another category for them first.'),
  maintenance_mode_one_enabled: conflict('Maintenance was changed by someone else at the same moment.'),
  maintenance_mode_period: { code: 'INVALID_INPUT', field: 'endTime', message: 'The end must be after the start' },
};

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
/** PostgreSQL 18 distinguishes a deletion refused by RESTRICT from a missing reference. */
const RESTRICT = '23001';
const EXCLUSION = '23P01';
const CHECK = '23514';
/** A NUL (08P01 as a parameter of a statement) or invalid Unicode, where no input rule has refused it. */
const NO_TEXT = ['22021', '22P05', '08P01'];
/** A number or date out of a column's range. */
const OUT_OF_RANGE = ['22003', '22008'];

/** The database isn't connected, or no longer. */
const AWAY = new Set([
  '57P01', // the server is shutting down
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The database can't respond in time; retry in a moment. */
const BUSY = new Set([
  '40P01', // deadlock, after three attempts
  '40001',
  '53300', // too many connections
  '55P03', // waited too long for a lock
  '57014', // statement took too long
  '25P03', // idle in a transaction for too long
]);
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|query read timeout|timeout expired|connection terminated|client was closed|client has encountered a connection error/i;
const RETRY_SECONDS = 2;

/** Whether an error means that the database is unavailable: stopped, starting or unreachable. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  return error instanceof Error && (AWAY.has(getErrorCode(error)) || LOST_CONNECTION.test(error.message));
}

function getErrorCode(error: Error): string {
  return String((error as Error & { code?: unknown }).code);
}

/**
 * Maps an error of the database to an expected error (docs/decisions/0004-errors.md).
 * @param error of MikroORM or of `pg`
 * @returns ALREADY_TAKEN, IN_USE, SLOT_TAKEN, CONFLICT or INVALID_INPUT for a constraint, UNAVAILABLE if the database is
 *   unavailable or too slow; undefined for any other error, which is unexpected
 */
export function toDomainError(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { constraint, table, detail } = error as Error & Record<'constraint' | 'table' | 'detail', unknown>;
  const code = getErrorCode(error);
  if (isDatabaseUnavailable(error) || BUSY.has(code)) {
    return new DomainError('UNAVAILABLE', 'The service is busy at the moment. Please try again.', {
      details: { retryAfter: RETRY_SECONDS },
    });
  }
  const refusal = refusalFor(code, String(constraint), String(detail));
  if (!refusal) return undefined;
  const usedBy = refusal.code === 'IN_USE' && typeof table === 'string' ? { usedBy: table } : undefined;
  return new DomainError(refusal.code, refusal.message, { field: refusal.field, details: usedBy });
}

function refusalFor(code: string, constraint: string, detail: string): Refusal | undefined {
  const named = REFUSALS[constraint];
  switch (code) {
    case UNIQUE:
      return named ?? conflict('This exists already.');
    case RESTRICT:
      return named?.code === 'IN_USE' ? named : inUse('Something else still uses this.');
    case FOREIGN_KEY:
      // Older servers have one code for both directions.
      if (detail.includes('still referenced')) return refusalFor(RESTRICT, constraint, '');
      return { code: 'NOT_FOUND', message: 'What this refers to does not exist any more.' };
    case EXCLUSION:
      return named ?? slotTaken;
    case CHECK:
      return named;
    default:
      if (NO_TEXT.includes(code)) return { code: 'INVALID_INPUT', message: FORBIDDEN_CHARACTERS };
      if (OUT_OF_RANGE.includes(code)) return { code: 'INVALID_INPUT', message: 'A value is out of range' };
      return undefined;
  }
}
