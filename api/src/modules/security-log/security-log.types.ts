import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { SecurityEventKind } from '../../domain/security-log/events.js';
import { securityEventFilterSchema } from '../../domain/system/filters.js';

registerEnumType(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'What the security log records.',
  valuesConfig: {
    SIGN_IN: { description: 'A sign-in, a registration or a new session after a change of password.' },
    SIGN_IN_FAILED: { description: 'A wrong password.' },
    LOCKED_OUT: { description: 'The attempt that used up the limit of an account or an address.' },
    SIGN_OUT: { description: 'A sign-out.' },
    SESSION_ENDED: { description: 'Sessions ended from another session.' },
    RENEWAL_REUSED: { description: 'A renewal token was used twice, so its session ended.' },
    PASSWORD_CHANGED: { description: 'A password changed with the current one.' },
    PASSWORD_RESET_REQUESTED: { description: 'A link to reset a password was sent.' },
    PASSWORD_RESET: { description: 'A password reset by a link.' },
    SECOND_FACTOR_FAILED: { description: 'A correct password with a wrong code of the second factor.' },
    AUTHENTICATOR_ADDED: { description: 'An authenticator app confirmed.' },
    AUTHENTICATOR_REMOVED: { description: 'An authenticator app removed.' },
    PASSKEY_ADDED: { description: 'A passkey added.' },
    PASSKEY_REMOVED: { description: 'A passkey removed.' },
    PASSKEY_USED: { description: 'A passkey used, to sign in or to confirm it.' },
    PASSKEY_FAILED: { description: 'A passkey that is unknown, or whose answer was wrong.' },
    MEMBER_INVITED: { description: 'A person invited to a business’s team.' },
    MEMBER_JOINED: { description: 'An invitation to a team accepted.' },
    MEMBER_ROLE_CHANGED: { description: 'A member of a team given another role.' },
    MEMBER_REMOVED: { description: 'A member removed from a team, or gone by themselves.' },
    PASSKEY_COPIED: { description: 'A passkey refused because its counter went back: it may have been copied.' },
    RECOVERY_CODES_RENEWED: { description: 'New recovery codes in place of the earlier ones.' },
    SECOND_FACTORS_REMOVED: { description: 'Every second factor of an account removed by an admin.' },
    RECOVERY_CODE_USED: { description: 'A recovery code used in place of the second factor.' },
    EMAIL_CONFIRMED: { description: 'An e-mail address confirmed by a link.' },
    EMAIL_CHANGED: { description: 'An e-mail address changed.' },
    ROLE_CHANGED: { description: 'A role changed by an admin.' },
    ADMIN_ADDED: { description: 'A new admin.' },
    ACCOUNT_SUSPENDED: { description: 'An account suspended by an admin.' },
    ACCOUNT_REINSTATED: { description: 'A suspended account reinstated by an admin.' },
    ACCOUNT_DELETED: { description: 'An account deleted.' },
    KEY_CREATED: { description: 'An API key created.' },
    KEY_USED: { description: 'An API key used from a network for the first time.' },
    KEY_REVOKED: { description: 'An API key revoked.' },
    PERSONAL_DATA_READ: { description: 'Staff read personal data of an account.' },
    DATA_EXPORTED: { description: 'An account downloaded its own data.' },
    SECRET_REVEALED: { description: 'Staff revealed a secret of the environment.' },
  },
});

@ObjectType('SecurityEvent', { simpleResolvers: true, description: 'An entry of the security log.' })
export class SecurityEventView {
  @Field(() => Int, { description: 'The entry’s id.' })
  id: number;

  @Field(() => SecurityEventKind, { description: 'What happened.' })
  kind: SecurityEventKind;

  @Field(() => Int, { nullable: true, description: 'The account concerned; null when none is known.' })
  accountId: number | null;

  @Field(() => String, { nullable: true, description: 'The name of that account.' })
  accountName: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Who did it; null when it was the account concerned or nobody known.',
  })
  actorId: number | null;

  @Field(() => String, { nullable: true, description: 'The name of who did it.' })
  actorName: string | null;

  @Field(() => Int, { nullable: true, description: 'The session in which it happened.' })
  sessionId: number | null;

  @Field(() => String, { nullable: true, description: 'The client’s address.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'Browser and system.' })
  device: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What else identifies the event.' })
  details: Record<string, unknown> | null;

  @Field(() => DateTime, { description: 'When.' })
  at: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the security log.' })
export class SecurityEventConnection extends createConnectionType(SecurityEventView, 'events') {}

@Rules(securityEventFilterSchema)
@InputType({ description: 'Filters the security log.' })
export class SecurityEventFilter {
  @Field(() => SecurityEventKind, { nullable: true, description: 'Only events of this kind.' })
  kind?: SecurityEventKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text in the name, user name or e-mail address of the account, or of who did it.',
  })
  person?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only events of this account.' })
  accountId?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'From this instant on.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this instant.' })
  to?: Date | null;
}
