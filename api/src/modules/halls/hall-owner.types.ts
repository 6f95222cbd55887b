import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { ListingPart } from '../../domain/halls/completeness.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { HallFacts } from './hall-facts.types.js';
import { HallShift } from './hall-shift.types.js';

registerEnumType(HallStatus, {
  name: 'HallStatus',
  description: 'Whether a hall can be found and booked.',
  valuesConfig: {
    ACTIVE: { description: 'Online.' },
    INACTIVE: { description: 'Taken offline by its owner, or still incomplete.' },
  },
});

registerEnumType(ListingPart, {
  name: 'ListingPart',
  description: 'A part of a listing that counts towards completeness.',
  valuesConfig: {
    DETAILS: { description: 'Category, type, capacity and prices; required to go online.' },
    PROFILE_IMAGE: { description: 'The main picture.' },
    GALLERY: { description: 'The pictures of the slider, 3 or more.' },
    DESCRIPTION: { description: 'A meaningful description.' },
    COORDINATES: { description: 'Latitude and longitude, for maps.' },
  },
});

registerEnumType(OwnedHallOrder, {
  name: 'OwnedHallOrder',
  description: 'The order of an owner’s halls.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    TITLE: { description: 'By title.' },
    TITLE_DESCENDING: { description: 'By title, descending.' },
    CAPACITY: { description: 'Smallest capacity first.' },
    CAPACITY_DESCENDING: { description: 'Largest capacity first.' },
    PRICE_PER_HOUR: {
      description: 'Lowest price per hour first; of halls that sell shifts, the cheapest shift’s price.',
    },
    PRICE_PER_HOUR_DESCENDING: {
      description: 'Highest price per hour first; of halls that sell shifts, the cheapest shift’s price.',
    },
    STATUS: { description: 'Online halls first.' },
    STATUS_DESCENDING: { description: 'Offline halls first.' },
  },
});

/** A service or amenity of a hall. */
@ObjectType({ simpleResolvers: true, description: 'A service that comes with a hall.' })
export class OwnedHallService {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'Whether it is always included and charged; otherwise it is listed without charge.' })
  isIncluded: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An amenity of a hall.' })
export class OwnedHallAmenity {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'A short keyword for its icon.' })
  icon: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A missing part of a listing.' })
export class ListingGap {
  @Field(() => ListingPart, { description: 'The part.' })
  part: ListingPart;

  @Field({ description: 'Advice for the owner.' })
  advice: string;
}

@ObjectType({ simpleResolvers: true, description: 'How complete a listing is.' })
export class ListingCompleteness {
  @Field(() => Int, { description: 'Completed share of its parts, in whole percent.' })
  percent: number;

  @Field(() => [ListingGap], { description: 'Missing parts, most important first.' })
  gaps: ListingGap[];
}

@ObjectType({ simpleResolvers: true, description: 'A hall as its owner sees it.' })
export class OwnedHall extends HallFacts {
  @Field(() => Int, { description: 'Its business.' })
  businessId: number;

  @Field(() => Int, { nullable: true, description: 'Its category; null only while incomplete and offline.' })
  categoryId: number | null;

  @Field(() => String, { nullable: true, description: 'The category’s name.' })
  categoryName: string | null;

  @Field(() => Int, { nullable: true, description: 'Its type; null only while incomplete and offline.' })
  typeId: number | null;

  @Field(() => String, { nullable: true, description: 'The type’s name.' })
  typeName: string | null;

  @Field(() => HallShift, {
    nullable: true,
    description: 'The shift by which it is shown, filtered and sorted; null if it sells free times.',
  })
  cheapestShift: HallShift | null;

  @Field({ description: 'The business’s currency.' })
  currency: string;

  @Field({ description: 'The business’s IANA time zone.' })
  timeZone: string;

  @Field(() => HallStatus, { description: 'Whether it is online.' })
  status: HallStatus;

  @Field(() => [String], { description: 'Names of its fixed services.' })
  services: string[];

  @Field(() => [OwnedHallService], { description: 'Its fixed services.' })
  fixedServices: OwnedHallService[];

  @Field(() => [OwnedHallAmenity], { description: 'Its amenities.' })
  amenities: OwnedHallAmenity[];

  @Field(() => [Int], { description: 'Ids of its amenities.' })
  amenityIds: number[];

  @Field(() => Int, { description: 'Pending and confirmed bookings that have not ended.' })
  upcomingBookings: number;

  @Field({ description: 'Whether it can be removed; with upcoming bookings it can only be taken offline.' })
  viewerCanRemove: boolean;

  @Field({ description: 'Whether it can go online: it is offline and complete.' })
  viewerCanPutOnline: boolean;

  @Field(() => ListingCompleteness, { description: 'The completeness of its listing, with next steps.' })
  completeness: ListingCompleteness;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of an owner’s halls.' })
export class OwnedHallConnection extends createConnectionType(OwnedHall, 'halls') {}

@ObjectType({ simpleResolvers: true, description: 'Statistics of an owner’s halls.' })
export class OwnedHallFigures {
  @Field(() => Int, { description: 'The number of halls.' })
  total: number;

  @Field(() => Int, { description: 'The number of active halls.' })
  active: number;

  @Field(() => Int, { description: 'Average capacity in guests; 0 without halls.' })
  averageCapacity: number;
}
