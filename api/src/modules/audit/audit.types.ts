import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { auditFilterSchema } from '../../domain/system/filters.js';

/** What everybody sees of an entry who may see it at all. */
@ObjectType({ simpleResolvers: true })
export abstract class AuditFields {
  @Field(() => Int, { description: 'The entry’s id.' })
  id: number;

  @Field({ description: 'The action, as in booking.approved.' })
  action: string;

  @Field({ description: 'The type of the affected record.' })
  subjectType: string;

  @Field(() => String, { nullable: true, description: 'The id or name of the affected record.' })
  subjectId: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the acting account; null once unknown.' })
  actorName: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The changed values before.' })
  before: Record<string, unknown> | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The changed values after.' })
  after: Record<string, unknown> | null;

  @Field(() => DateTime, { description: 'When.' })
  at: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An audit log entry.' })
export class AuditEntry extends AuditFields {
  @Field(() => Int, { nullable: true, description: 'The acting account; null when the platform itself acted.' })
  actorId: number | null;

  @Field(() => Int, { nullable: true, description: 'The business for which its owner or a member of its team acted.' })
  businessId: number | null;

  @Field(() => String, { nullable: true, description: 'The client’s address.' })
  address: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the audit log.' })
export class AuditConnection extends createConnectionType(AuditEntry, 'entries') {}

@Rules(auditFilterSchema)
@InputType({ description: 'Filters the audit log.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Prefix of the action, as in business.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Only records of this type.' })
  subjectType?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this record; requires subjectType.' })
  subjectId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only actions of the owner and team of this business.' })
  businessId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only actions of this account.' })
  actorId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text in the name, user name or e-mail address of the acting account.',
  })
  actor?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'From this instant on.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this instant.' })
  to?: Date | null;
}
