import { Field, Int, ObjectType } from 'type-graphql';
import { ServicePriceType } from '../../graphql/enums.js';
import { Money, TimeOfDay } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

@ObjectType({ simpleResolvers: true, description: 'A named part of the day that a hall sells as a whole.' })
export class HallShift {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name: Lunch, Dinner.' })
  name: string;

  @Field(() => [Int], { description: 'The weekdays on which it starts, ascending: 0 is Sunday, 6 Saturday.' })
  weekdays: readonly number[];

  @Field(() => TimeOfDay, { description: 'When it starts, in the hall’s time zone.' })
  startTime: string;

  @Field(() => TimeOfDay, { description: 'When it ends; at or before the start means the next day.' })
  endTime: string;

  @Field(() => Money, {
    description: 'Its price, which replaces the hall’s own prices, for one unit of its price type.',
  })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How it is charged: by guest, by hour, or once.' })
  priceType: ServicePriceType;
}
