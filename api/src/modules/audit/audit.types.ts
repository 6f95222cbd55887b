import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { auditFilterSchema } from '../../domain/system/filters.js';

@ObjectType({ description: 'One thing that was done, with what changed.' })
export class AuditEntry {
  @Field(() => Int, { description: 'The entry’s number.' })
  id: number;

  @Field({ description: 'What was done, as in application.approved.' })
  action: string;

  @Field({ description: 'What kind of thing it was done to.' })
  subjectType: string;

  @Field(() => String, { nullable: true, description: 'Which one.' })
  subjectId: string | null;

  @Field(() => Int, { nullable: true, description: 'Who did it; absent where the platform itself acted.' })
  actorId: number | null;

  @Field(() => String, { nullable: true, description: 'Their name.' })
  actorName: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What changed, as it was.' })
  before: Record<string, unknown> | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What changed, as it is since.' })
  after: Record<string, unknown> | null;

  @Field(() => DateTime, { description: 'When.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'From which address.' })
  address: string | null;
}

@ObjectType({ description: 'A page of the audit log.' })
export class AuditConnection extends ConnectionOf(AuditEntry, 'entries') {}

@Rules(auditFilterSchema)
@InputType({ description: 'Which entries of the audit log to list.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Only actions that begin with this, as in business.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Only things of this kind.' })
  subjectType?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this thing; together with subjectType.' })
  subjectId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only what this person did.' })
  actorId?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of the name, user name or address of who did it.' })
  actor?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Not before this instant.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this instant.' })
  to?: Date | null;
}
