import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate } from '../../graphql/scalars.js';
import { CITY_RULE_LIMITS } from '../../domain/city-rules/limits.js';
import { cityRuleFilterSchema, cityRuleSchema, endCityRuleSchema } from '../../domain/city-rules/inputs.js';
import { CityRuleEffect, CityRuleKind, CityRuleState } from '../../domain/city-rules/rules.js';

@InputType({ description: 'A rule of a city.' })
@Rules(cityRuleSchema)
export class CityRuleInput {
  @Field({ description: `The city, at most ${CITY_RULE_LIMITS.cityMaxCharacters} characters.` })
  city: string;

  @Field(() => CityRuleKind, { description: 'A closing hour or one dish.' })
  kind: CityRuleKind;

  @Field(() => CityRuleEffect, { description: 'Whether a booking that breaks it gets a warning or is refused.' })
  effect: CityRuleEffect;

  @Field(() => String, { nullable: true, description: 'HH:MM; required for a closing hour, and only for that.' })
  closingTime?: string | null;

  @Field(() => LocalDate, { description: 'The first evening on which it holds.' })
  firstDay: string;

  @Field(() => LocalDate, { nullable: true, description: 'The last evening; without one it has no end.' })
  lastDay?: string | null;

  @Field({
    description: `The law or order that says so, at most ${CITY_RULE_LIMITS.sourceMaxCharacters} characters.`,
  })
  source: string;
}

@InputType({ description: 'When a city rule ends.' })
@Rules(endCityRuleSchema)
export class EndCityRuleInput {
  @Field(() => LocalDate, { description: 'The last evening on which it holds.' })
  lastDay: string;
}

@InputType({ description: 'Filters city rules.' })
@Rules(cityRuleFilterSchema)
export class CityRuleFilter {
  @Field(() => String, { nullable: true, description: 'Only those with this text in their city or source.' })
  text?: string | null;

  @Field(() => CityRuleKind, { nullable: true, description: 'Only of this kind.' })
  kind?: CityRuleKind | null;

  @Field(() => CityRuleState, { nullable: true, description: 'Only in this state today.' })
  state?: CityRuleState | null;
}
