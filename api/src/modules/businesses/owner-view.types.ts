import { Field, ObjectType } from 'type-graphql';
import { BusinessRecord, BusinessSettings } from './business.types.js';
import { BusinessDashboard } from './dashboard.types.js';

/** Modules that depend on businesses add their fields: `hallFigures`, `bookingStats`. */
@ObjectType({ description: 'A business as its owner sees it, for staff to look at.' })
export class OwnerView {
  @Field(() => BusinessRecord, { description: 'Which business.' })
  business: BusinessRecord;

  @Field(() => BusinessDashboard, { description: 'The dashboard’s figures.' })
  dashboard: BusinessDashboard;

  @Field(() => BusinessSettings, { description: 'Its general settings.' })
  settings: BusinessSettings;
}
