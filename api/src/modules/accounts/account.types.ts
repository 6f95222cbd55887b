import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';
import { TERMS_VERSION } from '../../domain/accounts/terms.js';
import type { Locale } from '../../domain/accounts/locales.js';
import { Role } from '../../domain/accounts/roles.js';
import type { User } from './user.entity.js';

registerEnumType(Role, {
  name: 'Role',
  description: 'An account’s role, which determines its permissions.',
  valuesConfig: {
    USER: {
      description: 'A customer, who searches, saves, books and reviews halls.',
    },
    BUSINESS: {
      description: 'A venue owner, who lists halls and answers booking requests.',
    },
    MODERATOR: {
      description: 'Staff who decide on applications and moderate reviews and comments.',
    },
    ADMIN: { description: 'Staff who run the platform.' },
  },
});

/** An account as its owner sees it. */
@ObjectType('Account', { simpleResolvers: true, description: 'The viewer’s account.' })
export class Account {
  @Field(() => Int, { description: 'The account’s id.' })
  id: number;

  @Field({ description: 'Full name, as displayed.' })
  name: string;

  @Field({ description: 'E-mail address, unique ignoring case.' })
  email: string;

  @Field({ description: 'User name, unique ignoring case.' })
  username: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; null if none was given.',
  })
  phone: string | null;

  @Field({ description: 'Whether the e-mail address is confirmed.' })
  emailConfirmed: boolean;

  @Field({ description: 'Whether the account has accepted the current version of terms and privacy policy.' })
  termsAccepted: boolean;

  @Field(() => Role, { description: 'The account’s role.' })
  role: Role;

  @Field(() => String, {
    nullable: true,
    description: 'The language that the account has chosen, en or ur; null until then.',
  })
  locale: Locale | null;

  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt: Date;
}

/** The result of a sign-in or registration. */
@ObjectType({ simpleResolvers: true, description: 'A session: the account and its token.' })
export class Session {
  @Field(() => Account, { description: 'The account.' })
  user: Account;

  @Field({
    description:
      'Bearer token for the Authorization header; revoked with its session, and by a change of password or role.',
  })
  token: string;
}

/** Maps a user row to the account shown to its owner. */
export function toAccount(user: User): Account {
  const { id, name, email, username, phone, role, locale, createdAt, emailConfirmedAt, termsVersion } = user;
  const emailConfirmed = emailConfirmedAt !== null;
  const termsAccepted = termsVersion === TERMS_VERSION;
  return { id, name, email, username, phone, role, locale, createdAt, emailConfirmed, termsAccepted };
}
