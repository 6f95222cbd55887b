import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Readiness of the platform.' })
export class Health {
  @Field({ description: 'ok when requests can be served.' })
  status: string;

  @Field({ description: 'Whether the database responds.' })
  database: boolean;
}
