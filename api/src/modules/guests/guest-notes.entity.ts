import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from '../businesses/business.entity.js';

/** What a business has noted about a guest, whose other data are in its bookings (docs/decisions/0065-guests.md). */
@Entity({ tableName: 'guest_notes' })
export class GuestNotes {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'guest_notes_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** The guest's, as E.164. */
  @Property({ type: 'string', length: 16 })
  phone: string;

  @Property({ type: 'text' })
  notes: string;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
