import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { PagingInput, toPageRequest, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { ThreadSubject } from '../../domain/threads/messages.js';
import { ReportOrder } from '../../domain/threads/reports.js';
import { BookingThread, type MessageView } from './thread.types.js';
import { ReportFilter, ReportThreadInput, ResolveReportInput } from './thread-report.inputs.js';
import * as reports from './thread-report.service.js';
import { ReportedMessageConnection, ThreadReportConnection, ThreadReportView } from './thread-report.types.js';

const REPORT = { description: 'The report.' };
const PAGING = { nullable: true, description: 'Page size and cursor.' } as const;

/** Reports of threads, and what staff do about them. */
@Resolver()
export class ThreadReportResolver {
  @Auth(Role.USER, Role.BUSINESS)
  @Mutation(() => BookingThread, {
    description:
      'Reports the thread of a booking or an enquiry to staff, who may read it while the report is open. The other side isn’t told who reported it.',
  })
  reportThread(
    @Arg('id', () => Int, { description: 'The booking, or the enquiry.' }) id: number,
    @Arg('about', () => ThreadSubject, { defaultValue: ThreadSubject.BOOKING, description: 'What the id is of.' })
    about: ThreadSubject,
    @Arg('input', () => ReportThreadInput, { description: 'What is wrong.' }) input: ReportThreadInput,
    @Ctx() ctx: RequestContext,
  ) {
    return reports.reportThread(ctx, { about, id }, input);
  }

  @Auth(...STAFF)
  @Query(() => ThreadReportConnection, { description: 'Reports of threads, for staff.' })
  threadReports(
    @Ctx() ctx: RequestContext,
    @Arg('order', () => ReportOrder, { defaultValue: ReportOrder.OLDEST, description: 'The order.' })
    order: ReportOrder,
    @Arg('filter', () => ReportFilter, { nullable: true, description: 'The filter.' }) filter?: ReportFilter | null,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<ThreadReportView>> {
    return reports.listReports(ctx, filter ?? {}, order, toPageRequest(paging));
  }

  @Auth(...STAFF)
  @Query(() => ThreadReportView, { description: 'A report of a thread, for staff.' })
  threadReport(@Arg('id', () => Int, REPORT) id: number, @Ctx() ctx: RequestContext): Promise<ThreadReportView> {
    return reports.getReport(ctx, id);
  }

  @Auth(...STAFF)
  @Query(() => ReportedMessageConnection, {
    description:
      'The messages of a reported thread, newest first, while the report is open. Each reading is audited; the first one shows in the thread.',
  })
  reportedMessages(
    @Arg('id', () => Int, REPORT) id: number,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<MessageView>> {
    return reports.readReportedMessages(ctx, id, toPageRequest(paging));
  }

  @Auth(...STAFF)
  @Mutation(() => ThreadReportView, {
    description: 'Resolves a report of a thread, once. The reporter is told of the outcome.',
  })
  resolveThreadReport(
    @Arg('id', () => Int, REPORT) id: number,
    @Arg('input', () => ResolveReportInput, { description: 'The outcome.' }) input: ResolveReportInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ThreadReportView> {
    return reports.resolveReport(ctx, id, input);
  }
}
