import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

/** A session as the account sees it. */
@ObjectType('AccountSession', {
  simpleResolvers: true,
  description: 'A session: a device on which the account is signed in.',
})
export class AccountSessionView {
  @Field(() => Int, { description: 'The session’s id.' })
  id: number;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, as in Firefox on Linux; null when the client doesn’t say.',
  })
  device: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network of its last use, a shortened address as in 203.0.113.0/24.',
  })
  address: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where that was, as in Lahore, Pakistan; null unless a proxy of the platform says so.',
  })
  place: string | null;

  @Field(() => DateTime, { description: 'When it began.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last used, to within five minutes.' })
  lastUsedAt: Date;

  @Field({ description: 'Whether it is the session of this request.' })
  isCurrent: boolean;
}
