import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';
import { Role } from '../../domain/accounts/roles.js';
import type { User } from './user.entity.js';

registerEnumType(Role, {
  name: 'Role',
  description: 'What a person is on the platform; decides what they may do.',
  valuesConfig: {
    USER: {
      description: 'A customer, who searches, saves, books and reviews halls.',
    },
    BUSINESS: {
      description: 'A venue owner, who lists halls and answers requests.',
    },
    MODERATOR: {
      description: 'Staff who decide on applications and moderate reviews and comments.',
    },
    ADMIN: { description: 'Staff who run the platform.' },
  },
});

/** A person as they see themselves. */
@ObjectType('Account', { description: 'The signed-in person’s own account.' })
export class Account {
  @Field(() => Int, { description: 'The account’s number.' })
  id: number;

  @Field({ description: 'Full name, as shown to people.' })
  name: string;

  @Field({ description: 'E-mail address, unique without regard to case.' })
  email: string;

  @Field({ description: 'User name, unique without regard to case.' })
  username: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number, absent when none was given.',
  })
  phone: string | null;

  @Field(() => Role, { description: 'What the person is on the platform.' })
  role: Role;

  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt: Date;
}

/** What a successful sign-in or registration answers. */
@ObjectType({
  description: 'A signed-in person with the token that proves it.',
})
export class Session {
  @Field(() => Account, { description: 'The person.' })
  user: Account;

  @Field({
    description: 'Bearer token for the Authorization header; ends with a password or role change.',
  })
  token: string;
}

/** The public shape of a user row, for the person themselves. */
export function toAccount(user: User): Account {
  const { id, name, email, username, phone, role, createdAt } = user;
  return { id, name, email, username, phone, role, createdAt };
}
