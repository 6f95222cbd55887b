import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { jobFilterSchema } from '../../domain/system/filters.js';

/** The state of a job in the queue. */
export const JobState = {
  WAITING: 'WAITING',
  RUNNING: 'RUNNING',
  RETRYING: 'RETRYING',
  FAILED: 'FAILED',
} as const;
export type JobState = keyof typeof JobState;

registerEnumType(JobState, {
  name: 'JobState',
  description: 'The state of a job in the queue.',
  valuesConfig: {
    WAITING: { description: 'Not attempted yet.' },
    RUNNING: { description: 'A server runs it.' },
    RETRYING: { description: 'Failed; a retry is scheduled.' },
    FAILED: { description: 'Failed after the last attempt; stays until an admin retries or removes it.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A job in the queue, without its payload.' })
export class QueueJob {
  @Field(() => Int, { description: 'The job’s id.' })
  id: number;

  @Field({ description: 'The task, as in deliver-mail.' })
  task: string;

  @Field(() => JobState, { description: 'Its state.' })
  state: JobState;

  @Field(() => Int, { description: 'The number of attempts.' })
  attempts: number;

  @Field(() => Int, { description: 'The maximum number of attempts.' })
  maxAttempts: number;

  @Field(() => String, { nullable: true, description: 'The error of the last attempt.' })
  lastError: string | null;

  @Field(() => DateTime, { description: 'Earliest time of the next attempt.' })
  runAt: Date;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the job queue.' })
export class QueueJobConnection extends createConnectionType(QueueJob, 'jobs') {}

@ObjectType({ simpleResolvers: true, description: 'Job counts of one task.' })
export class QueueTask {
  @Field({ description: 'The task, as in deliver-mail.' })
  task: string;

  @Field(() => Int, { description: 'Not attempted yet.' })
  waiting: number;

  @Field(() => Int, { description: 'Running.' })
  running: number;

  @Field(() => Int, { description: 'Failed, with a scheduled retry.' })
  retrying: number;

  @Field(() => Int, { description: 'Failed after the last attempt.' })
  failed: number;

  @Field(() => DateTime, { nullable: true, description: 'When the oldest overdue job became due.' })
  oldestDueAt: Date | null;
}

@Rules(jobFilterSchema)
@InputType({ description: 'Filters jobs.' })
export class QueueJobFilter {
  @Field(() => JobState, { nullable: true, description: 'Only jobs in this state.' })
  state?: JobState | null;

  @Field(() => String, { nullable: true, description: 'Only jobs of this task.' })
  task?: string | null;
}
