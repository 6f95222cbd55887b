import { Field, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { AuditFields } from '../audit/audit.types.js';

@ObjectType({ simpleResolvers: true, description: 'What the owner or a member of the team did for a business.' })
export class TeamAction extends AuditFields {
  @Field({ description: 'The action in words, which follow the name: entered booking 12.' })
  text: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what a business’s people did.' })
export class TeamActionConnection extends createConnectionType(TeamAction, 'actions') {}
