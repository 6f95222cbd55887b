import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WebhookEvent } from '../../domain/integrations/inputs.js';
import { Business } from '../businesses/business.entity.js';

/** A URL that receives events of a business. */
@Entity({ tableName: 'webhooks' })
export class Webhook {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'webhooks_business_fkey', deleteRule: 'cascade' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 500 })
  url: string;

  /** Signs the deliveries; shown only once. */
  @Property({ type: 'string', length: 100, hidden: true })
  secret: string;

  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  events: Opt<WebhookEvent[]> = [];

  @Property({ type: 'boolean', default: true })
  isActive: Opt<boolean> = true;

  /** Failed attempts since the last success. */
  @Property({ type: 'integer', default: 0 })
  failures: Opt<number> = 0;

  /** When the first of these failures occurred. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  failingSince: Date | null = null;

  /** Paused until then after several failures; the first delivery afterwards is attempted alone. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  pausedUntil: Date | null = null;

  /** Set when the platform disabled it after too many failures. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  disabledAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
