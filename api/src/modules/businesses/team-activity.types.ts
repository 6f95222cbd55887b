import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'What the owner or a member of the team did for a business.' })
export class TeamAction {
  @Field(() => Int, { description: 'The entry’s id.' })
  id: number;

  @Field({ description: 'The action, as in booking.entered.' })
  action: string;

  @Field({ description: 'The action in words, which follow the name: entered booking 12.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'Who did it; null once unknown.' })
  actorName: string | null;

  @Field({ description: 'The type of the affected record.' })
  subjectType: string;

  @Field(() => String, { nullable: true, description: 'The id or name of the affected record.' })
  subjectId: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The changed values before.' })
  before: Record<string, unknown> | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The changed values after.' })
  after: Record<string, unknown> | null;

  @Field(() => DateTime, { description: 'When.' })
  at: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what a business’s people did.' })
export class TeamActionConnection extends createConnectionType(TeamAction, 'actions') {}
