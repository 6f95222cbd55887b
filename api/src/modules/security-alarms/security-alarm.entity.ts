import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { SecurityAlarmKind } from '../../domain/security-log/alarms.js';
import { User } from '../accounts/user.entity.js';

/** An alarm that was raised from the security log and mailed to the admins. */
@Entity({ tableName: 'security_alarms' })
export class SecurityAlarm {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: EnumNameType, length: 40 })
  kind: SecurityAlarmKind;

  /** How many events raised it. */
  @Property({ type: 'integer' })
  count: number;

  /** The account that most of them concern, for alarms by account. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    foreignKeyName: 'security_alarms_account_fkey',
    deleteRule: 'cascade',
  })
  account: Ref<User> | null = null;

  /** The network that most of them came from, for alarms by address. */
  @Property({ type: 'string', length: 64, nullable: true })
  address: string | null = null;

  /** Events up to this one don't count for the next alarm of the kind. */
  @Property({ type: 'integer' })
  lastEventId: number;

  @Property({ type: 'datetime', length: 3 })
  raisedAt: Date;
}
