import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from '../businesses/business.entity.js';

/** A second phone of a guest, of the other family, say; bookings belong to the first one (docs/decisions/0065-guests.md). */
@Entity({ tableName: 'guest_second_phones' })
export class GuestSecondPhone {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'guest_second_phones_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** The guest's, as E.164. */
  @Property({ type: 'string', length: 16 })
  guestPhone: string;

  /** Whose number it is. */
  @Property({ type: 'string', length: 100 })
  name: string;

  /** As it was typed. */
  @Property({ type: 'string', length: 50 })
  phone: string;

  @Property({ type: 'string', length: 16, fieldName: 'phone_e164' })
  phoneE164: string;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
