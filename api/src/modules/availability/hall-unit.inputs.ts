import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { hallUnitSchema, setHallUnitsSchema } from '../../domain/halls/units.js';

@InputType({ description: 'A space of a building: a half, a wing, a lawn.' })
@Rules(hallUnitSchema)
export class HallUnitInput {
  @Field({ description: 'Its name, at most 100 characters.' })
  name: string;
}

@InputType({ description: 'The spaces that a hall takes.' })
@Rules(setHallUnitsSchema)
export class SetHallUnitsInput {
  @Field(() => [Int], { description: 'Ids of all spaces that it takes, at least one.' })
  unitIds: number[];
}
