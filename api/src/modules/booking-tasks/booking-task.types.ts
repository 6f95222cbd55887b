import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { ListLength } from '../../graphql/list-length.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { addTaskSchema, changeTaskSchema, TASK_LIMITS } from '../../domain/bookings/tasks.js';
import { ENQUIRY_LIMITS } from '../../domain/threads/enquiries.js';

const TEXT = { description: `What is to be done, at most ${TASK_LIMITS.textMaxCharacters} characters.` };
const DAY = {
  nullable: true,
  description: `By when, from today to ${ENQUIRY_LIMITS.followUpMaxDays} days ahead in the hall’s time zone; without a day if left out.`,
};

@InputType({ description: 'What is to be done about a booking.' })
@Rules(addTaskSchema)
export class AddBookingTaskInput {
  @Field(() => String, TEXT)
  text: string;

  @Field(() => LocalDate, DAY)
  day?: string | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests add it once.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'A task once it has changed.' })
@Rules(changeTaskSchema)
export class ChangeBookingTaskInput {
  @Field(() => String, TEXT)
  text: string;

  @Field(() => LocalDate, DAY)
  day?: string | null;
}

@ObjectType('BookingTask', { simpleResolvers: true, description: 'What a business wants to do about a booking.' })
export class BookingTaskView {
  @Field(() => Int, { description: 'The task.' })
  id: number;

  @Field({ description: 'What is to be done.' })
  text: string;

  @Field(() => LocalDate, { nullable: true, description: 'By when; null without a day.' })
  day: string | null;

  @Field({ description: 'Whether it is open and its day has come.' })
  isDue: boolean;

  @Field({ description: 'Whether it is open and its day is over.' })
  isOverdue: boolean;

  @Field({ description: 'Who added it.' })
  createdBy: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was done; null while it is open.' })
  doneAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Who has done it.' })
  doneBy: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The tasks of a booking, which only its business sees (docs/decisions/0087-desk-of-a-booking.md).',
})
export class BookingTasks {
  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field(() => LocalDate, { description: 'Today in the hall’s time zone: the first day that a task can have.' })
  today: string;

  @ListLength(TASK_LIMITS.tasksMax)
  @Field(() => [BookingTaskView], {
    description: 'The open ones by day, those without a day behind; then those that are done, the latest first.',
  })
  tasks: BookingTaskView[];

  @Field({ description: 'Whether another one can be added.' })
  canBeAdded: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A task whose day has come, with its booking.' })
export class DueBookingTask {
  @Field(() => Int, { description: 'The task.' })
  taskId: number;

  @Field({ description: 'What is to be done.' })
  text: string;

  @Field(() => LocalDate, { description: 'By when.' })
  day: string;

  @Field({ description: 'Whether that day is over.' })
  isOverdue: boolean;

  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field(() => String, { nullable: true, description: 'The hall’s name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field({ description: 'The customer’s name.' })
  customerName: string;

  @Field(() => DateTime, { description: 'When the booking begins.' })
  startTime: Date;

  @Field({ description: 'The hall’s IANA time zone.' })
  timeZone: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of tasks whose day has come.' })
export class DueBookingTasks extends createConnectionType(DueBookingTask, 'tasks') {}
