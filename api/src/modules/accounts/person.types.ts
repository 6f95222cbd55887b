import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { PersonOrder, Role } from '../../rules/index.js';

registerEnumType(PersonOrder, {
  name: 'PersonOrder',
  description: 'The order of the people who have an account.',
  valuesConfig: {
    NEWEST: { description: 'The last made account first.' },
    OLDEST: { description: 'The first made account first.' },
    NAME: { description: 'By name.' },
    NAME_DESCENDING: { description: 'By name, backwards.' },
  },
});

@ObjectType({ description: 'A person with an account, as admins see them.' })
export class Person {
  @Field(() => Int, { description: 'The account’s number.' })
  id: number;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'E-mail address.' })
  email: string;

  @Field({ description: 'User name.' })
  username: string;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone: string | null;

  @Field(() => Role, { description: 'What the person is on the platform.' })
  role: Role;

  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt: Date;

  @Field({ description: 'Whether the viewer may act on this person: nobody acts on their own row.' })
  viewerCanAct: boolean;
}

@ObjectType({ description: 'A page of people.' })
export class PersonConnection extends ConnectionOf(Person, 'people') {}

@InputType({ description: 'Which people to list.' })
export class PersonFilter {
  @Field(() => Role, { nullable: true, description: 'Only those of this role.' })
  role?: Role | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, user name or e-mail address.' })
  text?: string | null;
}
