import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { outboxFilterSchema } from '../../domain/system/filters.js';

@ObjectType({ simpleResolvers: true, description: 'A mail of the outbox.' })
export class OutboxMailView {
  @Field(() => Int, { description: 'The mail’s id.' })
  id: number;

  @Field({ description: 'The recipient.' })
  to: string;

  @Field({ description: 'Its subject.' })
  subject: string;

  @Field({ description: 'Its text, as plain text.' })
  text: string;

  @Field({ description: 'Whether the viewer can read its link after entering the password again.' })
  asksSignIn: boolean;

  @Field({ description: 'The event that it reports, as in booking-requested.' })
  kind: string;

  @Field({ description: 'waiting, sent, failed, kept (no mail server) or demo (never sent).' })
  status: string;

  @Field(() => Int, { description: 'The number of attempts.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'The error of the last attempt.' })
  lastError: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent.' })
  sentAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the outbox.' })
export class OutboxConnection extends createConnectionType(OutboxMailView, 'mails') {}

@Rules(outboxFilterSchema)
@InputType({ description: 'Filters mails.' })
export class OutboxFilter {
  @Field(() => String, { nullable: true, description: 'Only this status.' })
  status?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this kind.' })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'Text in the address or subject.' })
  text?: string | null;
}
