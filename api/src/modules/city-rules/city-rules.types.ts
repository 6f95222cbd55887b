import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { LocalDate } from '../../graphql/scalars.js';
import { CityRuleOrder } from '../../domain/city-rules/order.js';
import { CityRuleEffect, CityRuleKind, CityRuleState } from '../../domain/city-rules/rules.js';

registerEnumType(CityRuleKind, {
  name: 'CityRuleKind',
  description: 'What a city asks of functions.',
  valuesConfig: {
    CLOSING_HOUR: { description: 'From an hour of the evening until 06:00 no function may be going on.' },
    ONE_DISH: {
      description: 'One dish may be served at weddings; bookings don’t say what is served, so it only warns.',
    },
  },
});

registerEnumType(CityRuleEffect, {
  name: 'CityRuleEffect',
  description: 'What happens to a booking that breaks a city rule.',
  valuesConfig: {
    WARN: { description: 'It is accepted, with a warning.' },
    REFUSE: { description: 'It is refused, unless the business enters it itself.' },
  },
});

registerEnumType(CityRuleState, {
  name: 'CityRuleState',
  description: 'Whether a city rule is over, holds or is to come.',
  valuesConfig: {
    CURRENT: { description: 'It holds today.' },
    UPCOMING: { description: 'It begins later.' },
    OVER: { description: 'Its last day has passed.' },
  },
});

registerEnumType(CityRuleOrder, {
  name: 'CityRuleOrder',
  description: 'The order of city rules.',
  valuesConfig: {
    CITY: { description: 'By city.' },
    CITY_DESCENDING: { description: 'By city, descending.' },
    FIRST_DAY: { description: 'By first day, the earliest first.' },
    FIRST_DAY_DESCENDING: { description: 'By first day, the latest first.' },
  },
});

@ObjectType('CityRule', { simpleResolvers: true, description: 'What a city asks of functions on some days.' })
export class CityRuleType {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'The city.' })
  city: string;

  @Field(() => CityRuleKind, { description: 'A closing hour or one dish.' })
  kind: CityRuleKind;

  @Field(() => CityRuleEffect, { description: 'Whether a booking that breaks it gets a warning or is refused.' })
  effect: CityRuleEffect;

  @Field(() => String, {
    nullable: true,
    description: 'HH:MM of a closing hour in the hall’s time zone, from noon to 06:00 of the next morning; else null.',
  })
  closingTime: string | null;

  @Field(() => LocalDate, { description: 'The first evening on which it holds.' })
  firstDay: string;

  @Field(() => LocalDate, { nullable: true, description: 'The last evening; null while it has no end.' })
  lastDay: string | null;

  @Field({ description: 'The law or order that says so.' })
  source: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of city rules.' })
export class CityRuleConnection extends createConnectionType(CityRuleType, 'city rules') {}
