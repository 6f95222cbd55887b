import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { PersonOrder, Role } from '../../domain/accounts/roles.js';
import { reasonSchema } from '../../domain/businesses/inputs.js';

registerEnumType(PersonOrder, {
  name: 'PersonOrder',
  description: 'The order of accounts.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    NAME: { description: 'By name.' },
    NAME_DESCENDING: { description: 'By name, descending.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An account, for admins.' })
export class Person {
  @Field(() => Int, { description: 'The account’s id.' })
  id: number;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'E-mail address.' })
  email: string;

  @Field({ description: 'User name.' })
  username: string;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone: string | null;

  @Field(() => Role, { description: 'The account’s role.' })
  role: Role;

  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was suspended; null while it may be used.' })
  suspendedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it is suspended.' })
  suspensionReason: string | null;

  @Field({ description: 'Whether a second factor is set up.' })
  hasSecondFactor: boolean;

  @Field({ description: 'Whether the viewer may change this account; false for the viewer’s own.' })
  viewerCanAct: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of accounts.' })
export class PersonConnection extends createConnectionType(Person, 'people') {}

@InputType({ description: 'Filters accounts.' })
export class PersonFilter {
  @Field(() => Role, { nullable: true, description: 'Only accounts with this role.' })
  role?: Role | null;

  @Field(() => String, { nullable: true, description: 'Text in the name, user name or e-mail address.' })
  text?: string | null;
}

@InputType({ description: 'Why an account is suspended.' })
@Rules(reasonSchema)
export class SuspendUserInput {
  @Field({ description: 'The reason, mailed to the account.' })
  reason: string;
}
