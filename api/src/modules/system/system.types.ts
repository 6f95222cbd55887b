import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Readiness of the platform.' })
export class Health {
  @Field({
    description:
      'ok when requests can be served; read-only when the database is away and a replica serves what visitors read.',
  })
  status: string;

  @Field({ description: 'Whether the database responds.' })
  database: boolean;

  @Field(() => Int, { description: 'How many replicas of the database are in use; 0 without any.' })
  replicas: number;
}
