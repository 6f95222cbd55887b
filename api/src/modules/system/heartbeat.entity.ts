import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A server's heartbeat; gaps between heartbeats are downtime. */
@Entity({ tableName: 'heartbeats' })
export class Heartbeat {
  @PrimaryKey({ type: 'string', length: 64 })
  serverId: string;

  /** The names under which it locks jobs, comma-separated, once it runs any. */
  @Property({ type: 'text', nullable: true })
  jobPool: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  startedAt: Date;

  @Property({ type: 'datetime', length: 3 })
  lastSeenAt: Date;
}
