import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { jobFilterSchema } from '../../domain/system/filters.js';

/** Where a job of the queue stands. */
export enum JobState {
  WAITING = 'waiting',
  RUNNING = 'running',
  RETRYING = 'retrying',
  FAILED = 'failed',
}

registerEnumType(JobState, {
  name: 'JobState',
  description: 'Where a job of the queue stands.',
  valuesConfig: {
    WAITING: { description: 'Not tried yet.' },
    RUNNING: { description: 'A server works on it.' },
    RETRYING: { description: 'It failed and is tried again at its time.' },
    FAILED: { description: 'It failed as often as it may, and stays until somebody decides.' },
  },
});

@ObjectType({ description: 'A job of the queue. What it carries is not shown.' })
export class QueueJob {
  @Field(() => Int, { description: 'The job’s number.' })
  id: number;

  @Field({ description: 'What is to be done, as in deliver-mail.' })
  task: string;

  @Field(() => JobState, { description: 'Where it stands.' })
  state: JobState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => Int, { description: 'How often it may be tried.' })
  maxAttempts: number;

  @Field(() => String, { nullable: true, description: 'What went wrong the last time.' })
  lastError: string | null;

  @Field(() => DateTime, { description: 'Not before this instant.' })
  runAt: Date;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of the job queue.' })
export class QueueJobConnection extends ConnectionOf(QueueJob, 'jobs') {}

@ObjectType({ description: 'The jobs of one task, counted.' })
export class QueueTask {
  @Field({ description: 'The task, as in deliver-mail.' })
  task: string;

  @Field(() => Int, { description: 'Not tried yet.' })
  waiting: number;

  @Field(() => Int, { description: 'Under way.' })
  running: number;

  @Field(() => Int, { description: 'Failed, tried again later.' })
  retrying: number;

  @Field(() => Int, { description: 'Failed for good.' })
  failed: number;

  @Field(() => DateTime, { nullable: true, description: 'Since when the oldest that is due has been waiting.' })
  oldestDueAt: Date | null;
}

@Rules(jobFilterSchema)
@InputType({ description: 'Which jobs to list.' })
export class QueueJobFilter {
  @Field(() => JobState, { nullable: true, description: 'Only those that stand there.' })
  state?: JobState | null;

  @Field(() => String, { nullable: true, description: 'Only this task.' })
  task?: string | null;
}
