import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Booking } from './booking.entity.js';

/** The CNIC of who signs the contract of a booking (docs/decisions/0098-cnic.md). */
@Entity({ tableName: 'booking_cnics' })
export class BookingCnic {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Booking, ref: true, foreignKeyName: 'booking_cnics_booking_fkey', deleteRule: 'cascade' })
  booking: Ref<Booking>;

  /** As `booking-cnic.encryption.ts` writes it; the database takes nothing else. */
  @Property({ type: 'string', length: 200 })
  encryptedText: string;

  @Property({ type: 'datetime', length: 3 })
  changedAt: Date;
}
