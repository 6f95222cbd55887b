import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { outboxFilterSchema } from '../../domain/system/filters.js';

@ObjectType({ description: 'A mail of the outbox.' })
export class OutboxMailView {
  @Field(() => Int, { description: 'The mail’s number.' })
  id: number;

  @Field({ description: 'To whom.' })
  to: string;

  @Field({ description: 'Its subject.' })
  subject: string;

  @Field({ description: 'Its words, as plain text.' })
  text: string;

  @Field({ description: 'What it tells of, as in booking-requested.' })
  kind: string;

  @Field({ description: 'waiting, sent, failed, kept (no mail server) or demo (never sent).' })
  status: string;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'What went wrong the last time.' })
  lastError: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent.' })
  sentAt: Date | null;
}

@ObjectType({ description: 'A page of the outbox.' })
export class OutboxConnection extends ConnectionOf(OutboxMailView, 'mails') {}

@Rules(outboxFilterSchema)
@InputType({ description: 'Which mails to list.' })
export class OutboxFilter {
  @Field(() => String, { nullable: true, description: 'Only this status.' })
  status?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this kind.' })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of an address or a subject.' })
  text?: string | null;
}
