import { Field, ObjectType } from 'type-graphql';
import { BusinessRecord, BusinessSettings } from './business.types.js';
import { BusinessDashboard } from './dashboard.types.js';

/** Modules that depend on businesses add their fields: `hallFigures`, `bookingStats`. */
@ObjectType({ simpleResolvers: true, description: 'A business as its owner sees it, for staff.' })
export class OwnerView {
  @Field(() => BusinessRecord, { description: 'The business.' })
  business: BusinessRecord;

  @Field(() => BusinessDashboard, { description: 'The dashboard’s statistics.' })
  dashboard: BusinessDashboard;

  @Field(() => BusinessSettings, { description: 'Its general settings.' })
  settings: BusinessSettings;
}
