import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WebhookEvent } from '../../domain/integrations/inputs.js';
import { Business } from '../businesses/business.entity.js';

/** An address that is told of a business's news. */
@Entity({ tableName: 'webhooks' })
export class Webhook {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'webhooks_business_fkey', deleteRule: 'cascade' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 500 })
  url: string;

  /** Signs the deliveries; shown once. */
  @Property({ type: 'string', length: 100, hidden: true })
  secret: string;

  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  events: Opt<WebhookEvent[]> = [];

  @Property({ type: 'boolean', default: true })
  isActive: Opt<boolean> = true;

  /** Attempts that failed since the last success. */
  @Property({ type: 'integer', default: 0 })
  failures: Opt<number> = 0;

  /** When the first of them was. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  failingSince: Date | null = null;

  /** Until when it is left alone after several failures; the first delivery after that is tried alone. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  pausedUntil: Date | null = null;

  /** Set where the platform switched it off, after too many failures. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  disabledAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
