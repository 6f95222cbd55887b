import { Field, InputType, Int } from 'type-graphql';
import { savedHallListsSchema, savedListSchema } from '../../domain/saved-halls/inputs.js';
import { SAVED_LIST_LIMITS } from '../../domain/saved-halls/limits.js';
import { Rules } from '../../graphql/inputs.js';

@InputType({ description: 'A list of saved halls.' })
@Rules(savedListSchema)
export class SavedListInput {
  @Field({ description: `Its name, at most ${SAVED_LIST_LIMITS.nameMaxCharacters} characters, without links.` })
  name: string;
}

@InputType({ description: 'The lists that hold a saved hall.' })
@Rules(savedHallListsSchema)
export class SavedHallListsInput {
  @Field(() => [Int], { description: 'Lists of the viewer; empty for none.' })
  listIds: number[];
}
