import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import * as tasks from './booking-task.service.js';
import {
  AddBookingTaskInput,
  BookingTasks,
  ChangeBookingTaskInput,
  DueBookingTasks,
  type DueBookingTask,
} from './booking-task.types.js';

const BOOKING = { description: 'The booking.' };
const TASK = { description: 'The task.' };

/** What a business wants to do about bookings (docs/decisions/0087-desk-of-a-booking.md). */
@Resolver()
export class BookingTaskResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingTasks, { description: 'The tasks of a booking of the viewer’s business; nobody else sees them.' })
  bookingTasks(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingTasks> {
    return tasks.getBookingTasks(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => DueBookingTasks, {
    description: 'The open tasks of the viewer’s business whose day has come, the longest overdue first.',
  })
  dueBookingTasks(
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page; defaults to the first 100.' })
    paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<DueBookingTask>> {
    return tasks.listDueTasks(ctx, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingTasks, {
    description: 'Adds a task to a booking; everybody who answers requests is told in the app on its day.',
  })
  addBookingTask(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => AddBookingTaskInput, { description: 'What is to be done.' }) input: AddBookingTaskInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingTasks> {
    return tasks.addBookingTask(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingTasks, { description: 'Changes what a task says, and its day.' })
  changeBookingTask(
    @Arg('id', () => Int, TASK) id: number,
    @Arg('input', () => ChangeBookingTaskInput, { description: 'What is to be done now.' })
    input: ChangeBookingTaskInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingTasks> {
    return tasks.changeBookingTask(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingTasks, { description: 'Says that a task is done; who said so first stays named.' })
  finishBookingTask(@Arg('id', () => Int, TASK) id: number, @Ctx() ctx: RequestContext): Promise<BookingTasks> {
    return tasks.finishBookingTask(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingTasks, { description: 'Takes back that a task is done.' })
  reopenBookingTask(@Arg('id', () => Int, TASK) id: number, @Ctx() ctx: RequestContext): Promise<BookingTasks> {
    return tasks.reopenBookingTask(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingTasks, { description: 'Removes a task.' })
  removeBookingTask(@Arg('id', () => Int, TASK) id: number, @Ctx() ctx: RequestContext): Promise<BookingTasks> {
    return tasks.removeBookingTask(ctx, id);
  }
}
