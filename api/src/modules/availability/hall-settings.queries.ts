import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { selectAnswerHours } from './answer-time.queries.js';
import { selectExceptionsJson } from './schedule-exceptions.queries.js';
import { hundredths, type Database } from '../../database/tables.js';
import type { BookingSettings } from '../../domain/availability/availability.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { CancellationStep } from '../../domain/payments/cancellation-rules.js';
import type { RateBook } from '../../domain/rates/rates.js';
import { selectCityRulesJson } from '../city-rules/city-rules.queries.js';
import { selectHijriStartsJson, selectRatesJson } from '../rates/rates.queries.js';
import { selectOwnSettingsJson } from '../halls/hall-booking-settings.queries.js';
import { selectShiftsJson } from '../halls/hall-shifts.queries.js';
import { selectSettingsJson, toBookingSettings } from '../businesses/settings.queries.js';

/** A hall with its booking settings and the facts of its policy. */
export interface HallSettings {
  hallId: number;
  isPublic: boolean;
  businessId: number;
  ownerId: number;
  isTrading: boolean;
  currency: CurrencyCode;
  /** For how many hours a request holds its time; 0 is no hold. */
  holdHours: number;
  /** What comes back when a customer cancels. */
  cancellationRules: CancellationStep[];
  /** In how many hours most requests are answered; null while there are too few to say. */
  answersWithinHours: number | null;
  settings: BookingSettings;
  /** Of free times; null while the hall is incomplete. */
  pricePerHour: Hundredths | null;
  pricePerPerson: Hundredths | null;
  /** Other prices on some days. */
  rateBook: RateBook;
}

/** A hall's settings from a moment on, or null if there is no such hall, or it was removed. */
export async function findHallSettings(em: EntityManager, hallId: number, now: Date): Promise<HallSettings | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['h.id as hallId', 'h.is_public as isPublic', 'b.id as businessId', 'b.owner_id as ownerId'])
    .select(['b.is_trading as isTrading', 'b.currency', selectSettingsJson().as('settings')])
    .select([
      'b.hold_hours as holdHours',
      'b.cancellation_rules as cancellationRules',
      selectAnswerHours().as('answersWithinHours'),
    ])
    .select([selectOwnSettingsJson().as('ownSettings'), selectShiftsJson().as('shifts')])
    .select([selectExceptionsJson(now).as('exceptions'), selectCityRulesJson(sql`${now}::timestamptz`).as('cityRules')])
    .select([selectRatesJson(now).as('rates'), selectHijriStartsJson().as('hijriStarts')])
    .select([
      hundredths<Hundredths | null>('h.price_per_hour').as('pricePerHour'),
      hundredths<Hundredths | null>('h.price_per_person').as('pricePerPerson'),
    ])
    .where('h.id', '=', hallId)
    .where('h.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { settings, ownSettings, shifts, exceptions, cityRules, rates, hijriStarts, ...hall } = row;
  const rateBook = { rates, hijriStarts };
  return { ...hall, rateBook, settings: toBookingSettings(settings, ownSettings, { shifts, exceptions, cityRules }) };
}
