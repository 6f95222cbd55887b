import { Field, ObjectType } from 'type-graphql';
import { BookingStats } from '../bookings/booking.types.js';
import { BusinessRecord, BusinessSettings } from '../businesses/business.types.js';
import { BusinessDashboard } from '../businesses/dashboard.types.js';
import { OwnedHallFigures } from '../halls/hall-owner.types.js';

@ObjectType({ description: 'A business as its owner sees it, for staff.' })
export class OwnerView {
  @Field(() => BusinessRecord, { description: 'The business.' })
  business: BusinessRecord;

  @Field(() => BusinessDashboard, { description: 'The dashboard’s statistics.' })
  dashboard: BusinessDashboard;

  @Field(() => OwnedHallFigures, { description: 'Statistics of its halls.' })
  hallFigures: OwnedHallFigures;

  @Field(() => BookingStats, { description: 'Statistics of its bookings.' })
  bookingStats: BookingStats;

  @Field(() => BusinessSettings, { description: 'Its general settings.' })
  settings: BusinessSettings;
}
