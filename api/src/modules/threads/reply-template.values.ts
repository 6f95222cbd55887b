import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { requireViewer } from '../../context.js';
import type { Locale } from '../../domain/accounts/locales.js';
import { hallAddress } from '../../domain/halls/address.js';
import { DomainError } from '../../domain/input/errors.js';
import { formatHundredths } from '../../domain/money/money.js';
import { MessageSide, THREAD_MESSAGES, ThreadSubject } from '../../domain/threads/messages.js';
import type { PlaceholderValues } from '../../domain/threads/reply-templates.js';
import { sayDay, sayTimeRange } from '../../domain/time/urdu.js';
import { sayWeek } from '../../domain/availability/week.js';
import { formatLongDay, formatTimeRange } from '../../domain/time/zone.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { findEnquiry } from './enquiry.queries.js';
import { findOpeningHours } from './first-answer.queries.js';
import { canTalk } from './thread.policy.js';
import type { Subject } from './thread.subjects.js';

type Values = Record<Locale, PlaceholderValues>;

/** What is the same in both languages, and what each writes in its own way. */
function toValues(common: Omit<PlaceholderValues, keyof Written>, en: Written, ur: Written): Values {
  return { en: { ...common, ...en }, ur: { ...common, ...ur } };
}

type Written = Pick<PlaceholderValues, 'hall' | 'day' | 'time' | 'hours'>;

async function loadBookingValues(ctx: RequestContext, em: EntityManager, id: number): Promise<Values> {
  const row = await loadBooking(ctx, em, id, canTalk);
  const week = await findOpeningHours(em, row.hallId);
  const { startTime, endTime, timeZone: zone } = row;
  const common = {
    guest: row.customerName,
    business: row.businessName,
    guests: String(row.guestCount),
    price: formatHundredths(row.totalPrice, row.currency),
    link: `${ctx.app.env.publicUrl}/bookings/${id}`,
  };
  return toValues(
    common,
    {
      hall: row.hallTitle,
      day: formatLongDay(startTime, zone),
      time: formatTimeRange(startTime, endTime, zone),
      hours: sayWeek(week, 'en'),
    },
    {
      hall: row.hallNameUrdu ?? row.hallTitle,
      day: sayDay(startTime, zone),
      time: sayTimeRange(startTime, endTime, zone),
      hours: sayWeek(week, 'ur'),
    },
  );
}

async function loadEnquiryValues(ctx: RequestContext, em: EntityManager, id: number): Promise<Values> {
  const reader = { userId: requireViewer(ctx).id, side: MessageSide.BUSINESS, now: ctx.now() };
  const enquiry = await findEnquiry(em, id, reader);
  if (!enquiry) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  const { hallId, hallTitle, hallNameUrdu, day, guestCount } = enquiry;
  const week = await findOpeningHours(em, hallId);
  const common = {
    guest: enquiry.customerName,
    business: enquiry.businessName,
    guests: guestCount === null ? null : String(guestCount),
    price: null,
    link: `${ctx.app.env.publicUrl}${hallAddress(hallId, hallTitle)}`,
  };
  const wished = day === null ? null : new Date(day);
  return toValues(
    common,
    { hall: hallTitle, day: wished && formatLongDay(wished, 'UTC'), time: null, hours: sayWeek(week, 'en') },
    { hall: hallNameUrdu ?? hallTitle, day: wished && sayDay(wished, 'UTC'), time: null, hours: sayWeek(week, 'ur') },
  );
}

/**
 * What placeholders stand for in a thread, in each language. An enquiry has neither hours nor a price.
 * @throws DomainError NOT_FOUND unless the viewer reads the thread
 */
export function loadTemplateValues(ctx: RequestContext, em: EntityManager, { about, id }: Subject): Promise<Values> {
  return about === ThreadSubject.BOOKING ? loadBookingValues(ctx, em, id) : loadEnquiryValues(ctx, em, id);
}
