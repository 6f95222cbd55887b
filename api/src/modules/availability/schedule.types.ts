import { Field, Int, ObjectType } from 'type-graphql';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { HallShift } from '../halls/hall-shift.types.js';

@ObjectType({ simpleResolvers: true, description: 'When a hall can be booked, for its owner.' })
export class HallSchedule {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'Its name.' })
  title: string;

  @Field(() => [HallShift], { description: 'The shifts that it sells, by start; empty if it sells free times.' })
  shifts: HallShift[];
}

@ObjectType({ simpleResolvers: true, description: 'When the halls of a business can be booked, for its owner.' })
export class BusinessSchedule {
  @Field({ description: 'The business’s IANA time zone, for all days and hours.' })
  timeZone: string;

  @Field(() => String, { description: 'The currency of its prices.' })
  currency: CurrencyCode;

  @Field(() => [HallSchedule], { description: 'Its halls, by name.' })
  halls: HallSchedule[];
}
