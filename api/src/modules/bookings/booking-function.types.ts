import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { FunctionName, GroupEnd, GroupStatus } from '../../domain/bookings/functions.js';
import { Occasion } from '../../domain/bookings/occasions.js';
import { GROUP_LIMITS } from '../../domain/bookings/limits.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';

registerEnumType(FunctionName, {
  name: 'FunctionName',
  description: 'What a booking is for, as one of several functions.',
  valuesConfig: {
    MEHNDI: { description: 'The evening of henna before the wedding.' },
    BARAAT: { description: 'The wedding, to which the groom’s procession comes.' },
    WALIMA: { description: 'The reception after the wedding.' },
    OTHER: { description: 'Any other function.' },
  },
});

registerEnumType(Occasion, {
  name: 'Occasion',
  description: 'What a booking is for.',
  valuesConfig: {
    MEHNDI: { description: 'The evening of henna before a wedding.' },
    BARAAT: { description: 'A wedding, to which the groom’s procession comes.' },
    WALIMA: { description: 'The reception after a wedding.' },
    NIKAH: { description: 'The marriage ceremony.' },
    ENGAGEMENT: { description: 'An engagement.' },
    BIRTHDAY: { description: 'A birthday.' },
    CORPORATE: { description: 'An event of a company.' },
    OTHER: { description: 'Anything else.' },
  },
});

registerEnumType(GroupStatus, {
  name: 'GroupStatus',
  description: 'The state of several functions that were requested together.',
  valuesConfig: {
    WAITING: { description: 'Owners haven’t all answered; every function holds its time.' },
    CONFIRMED: { description: 'All owners have accepted, and all functions were confirmed together.' },
    ENDED: { description: 'One function could not be had, so none was booked.' },
  },
});

registerEnumType(GroupEnd, {
  name: 'GroupEnd',
  description: 'Why a request for several functions ended.',
  valuesConfig: {
    DECLINED: { description: 'An owner declined a function.' },
    CANCELLED: { description: 'The customer cancelled it.' },
    EXPIRED: { description: 'Not everybody answered in time.' },
    CLOSED: { description: 'An account was closed, or a business suspended.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A function of a group, without what is private to its hall: no hall, price or owner.',
})
export class FunctionState {
  @Field(() => FunctionName, { description: 'The function.' })
  functionName: FunctionName;

  @Field(() => LocalDate, { description: 'The day on which it starts, in its hall’s time zone.' })
  date: string;

  @Field(() => BookingStatus, { description: 'The status of its booking.' })
  status: BookingStatus;

  @Field({ description: 'Whether its owner has accepted it.' })
  isAccepted: boolean;
}

@ObjectType('BookingGroup', {
  simpleResolvers: true,
  description: 'Several functions that a customer requested together: all are booked, or none.',
})
export class BookingGroupView {
  @Field(() => Int, { description: 'The group’s id.' })
  id: number;

  @Field({ description: 'Its name, such as the couple’s names.' })
  name: string;

  @Field(() => GroupStatus, { description: 'Its state.' })
  status: GroupStatus;

  @Field(() => GroupEnd, { nullable: true, description: 'Why it ended; null unless it did.' })
  endReason: GroupEnd | null;

  @Field(() => DateTime, { description: 'Until when owners can answer, and every function holds its time.' })
  answerBy: Date;

  @Field(() => DateTime, { description: 'When it was requested.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was confirmed or ended.' })
  endedAt: Date | null;

  @ListLength(GROUP_LIMITS.functionsMax)
  @Field(() => [FunctionState], { description: 'Its functions, by start.' })
  functions: FunctionState[];
}
