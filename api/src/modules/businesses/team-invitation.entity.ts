import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { toAccountKey, User } from '../accounts/user.entity.js';
import { Business } from './business.entity.js';

/** An invitation to a business's team by mail: single use, stored as a hash. At most one per address is open. */
@Entity({ tableName: 'business_invitations' })
export class TeamInvitation {
  /** The audit log masks it: it may be nobody's account. */
  static readonly PERSONAL_COLUMNS = ['email'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'business_invitations_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** As entered; the mail went there. */
  @Property({ type: 'string', length: 255 })
  email: string;

  /** `toAccountKey(email)`. */
  @Property({
    type: 'text',
    hidden: true,
    onCreate: (invitation: TeamInvitation) => toAccountKey(invitation.email),
    onUpdate: (invitation: TeamInvitation) => toAccountKey(invitation.email),
  })
  emailKey: Opt<string>;

  @Property({ type: EnumNameType, length: 20 })
  role: MemberRole;

  /** SHA-256 in hex. */
  @Property({ type: 'string', length: 64, hidden: true })
  tokenHash: string;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'invited_by',
    nullable: true,
    foreignKeyName: 'business_invitations_invited_by_fkey',
    deleteRule: 'set null',
  })
  invitedBy: Ref<User> | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  acceptedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  revokedAt: Date | null = null;
}
