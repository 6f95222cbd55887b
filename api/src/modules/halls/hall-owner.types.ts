import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { ListingPart } from '../../domain/halls/completeness.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { HallFacts } from './hall-facts.types.js';

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
  description: 'A part of a listing that guests look for.',
  valuesConfig: {
    DETAILS: { description: 'Category, type, capacity and prices; without them a hall can’t go online.' },
    PROFILE_IMAGE: { description: 'The main picture.' },
    GALLERY: { description: 'The pictures of the slider, 3 or more.' },
    DESCRIPTION: { description: 'A description that says something.' },
    COORDINATES: { description: 'Latitude and longitude, for maps.' },
  },
});

registerEnumType(OwnedHallOrder, {
  name: 'OwnedHallOrder',
  description: 'The order of an owner’s halls.',
  valuesConfig: {
    NEWEST: { description: 'The last listed first.' },
    OLDEST: { description: 'The first listed first.' },
    TITLE: { description: 'By title.' },
    TITLE_DESCENDING: { description: 'By title, backwards.' },
    CAPACITY: { description: 'By capacity, the smallest first.' },
    CAPACITY_DESCENDING: { description: 'By capacity, the largest first.' },
    PRICE_PER_HOUR: { description: 'By price per hour, the lowest first.' },
    PRICE_PER_HOUR_DESCENDING: { description: 'By price per hour, the highest first.' },
    STATUS: { description: 'Online ones first.' },
    STATUS_DESCENDING: { description: 'Offline ones first.' },
  },
});

/** A service or amenity as a hall names it. */
@ObjectType({ description: 'A service that comes with a hall.' })
export class OwnedHallService {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'Always included and charged; else it is listed and costs nothing.' })
  isIncluded: boolean;
}

@ObjectType({ description: 'Something that a hall has.' })
export class OwnedHallAmenity {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'A short keyword for its icon.' })
  icon: string | null;
}

@ObjectType({ description: 'What a listing still lacks.' })
export class ListingGap {
  @Field(() => ListingPart, { description: 'Which part.' })
  part: ListingPart;

  @Field({ description: 'What its owner can do about it.' })
  advice: string;
}

@ObjectType({ description: 'How complete a listing is.' })
export class ListingCompleteness {
  @Field(() => Int, { description: 'Whole percent of its parts that are there.' })
  percent: number;

  @Field(() => [ListingGap], { description: 'What it lacks, the most important first.' })
  gaps: ListingGap[];
}

@ObjectType({ description: 'A hall as its owner sees it.' })
export class OwnedHall extends HallFacts {
  @Field(() => Int, { nullable: true, description: 'Its category; absent only while it is incomplete and offline.' })
  categoryId: number | null;

  @Field(() => String, { nullable: true, description: 'The category’s name.' })
  categoryName: string | null;

  @Field(() => Int, { nullable: true, description: 'Its type; absent only while it is incomplete and offline.' })
  typeId: number | null;

  @Field(() => String, { nullable: true, description: 'The type’s name.' })
  typeName: string | null;

  @Field({ description: 'The currency of its prices: the business’s.' })
  currency: string;

  @Field({ description: 'IANA time zone of its times: the business’s.' })
  timeZone: string;

  @Field(() => HallStatus, { description: 'Whether it is online.' })
  status: HallStatus;

  @Field(() => [String], { description: 'Names of what comes with it.' })
  services: string[];

  @Field(() => [OwnedHallService], { description: 'What comes with it.' })
  fixedServices: OwnedHallService[];

  @Field(() => [OwnedHallAmenity], { description: 'What it has.' })
  amenities: OwnedHallAmenity[];

  @Field(() => [Int], { description: 'Numbers of what it has.' })
  amenityIds: number[];

  @Field(() => Int, { description: 'Requests and confirmed bookings that have not ended.' })
  upcomingBookings: number;

  @Field({ description: 'Whether it can be removed: with upcoming bookings it can only be taken offline.' })
  viewerCanRemove: boolean;

  @Field({ description: 'Whether it can go online: it is offline and nothing that guests book by is missing.' })
  viewerCanPutOnline: boolean;

  @Field(() => ListingCompleteness, { description: 'How complete its listing is, and what to do next.' })
  completeness: ListingCompleteness;

  @Field(() => DateTime, { description: 'When it was listed.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of an owner’s halls.' })
export class OwnedHallConnection extends ConnectionOf(OwnedHall, 'halls') {}

@ObjectType({ description: 'Figures of all halls of an owner.' })
export class OwnedHallFigures {
  @Field(() => Int, { description: 'How many there are.' })
  total: number;

  @Field(() => Int, { description: 'How many of them are online.' })
  active: number;

  @Field(() => Int, { description: 'Guests that one of them holds, on average; 0 without any.' })
  averageCapacity: number;
}
