import { Field, ObjectType } from 'type-graphql';
import { BookingStats } from '../bookings/booking.types.js';
import { BusinessRecord, BusinessSettings } from '../businesses/business.types.js';
import { BusinessDashboard } from '../businesses/dashboard.types.js';
import { OwnedHallFigures } from '../halls/hall-owner.types.js';

@ObjectType({ description: 'A business as its owner sees it, for staff to look at.' })
export class OwnerView {
  @Field(() => BusinessRecord, { description: 'Which business.' })
  business: BusinessRecord;

  @Field(() => BusinessDashboard, { description: 'The dashboard’s figures.' })
  dashboard: BusinessDashboard;

  @Field(() => OwnedHallFigures, { description: 'Figures of its halls.' })
  hallFigures: OwnedHallFigures;

  @Field(() => BookingStats, { description: 'Figures of its bookings.' })
  bookingStats: BookingStats;

  @Field(() => BusinessSettings, { description: 'Its general settings.' })
  settings: BusinessSettings;
}
