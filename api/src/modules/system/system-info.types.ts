import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../graphql/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'Memory of the server process, bytes.' })
export class MemoryUsage {
  @Field(() => Float, { description: 'Resident set size.' })
  rss: number;

  @Field(() => Float, { description: 'Size of the heap.' })
  heapTotal: number;

  @Field(() => Float, { description: 'Used part of the heap.' })
  heapUsed: number;

  @Field(() => Float, { description: 'Memory outside the heap, such as buffers.' })
  external: number;
}

@ObjectType({ simpleResolvers: true, description: 'Whether maintenance is enabled and active.' })
export class MaintenanceIndicator {
  @Field({ description: 'Whether it is active now.' })
  isActive: boolean;

  @Field({ description: 'Whether a window is enabled.' })
  isEnabled: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Information about the server and its runtime.' })
export class SystemInformation {
  @Field({ description: 'The selected environment: development or production.' })
  environment: string;

  @Field({ description: 'The environment that this server runs in.' })
  runningEnvironment: string;

  @Field({ description: 'Whether the selected environment requires a restart.' })
  restartPending: boolean;

  @Field({ description: 'Whether the database responds.' })
  databaseConnected: boolean;

  @Field({ description: 'Host and name of the database.' })
  databaseUrl: string;

  @Field(() => Float, { description: 'Seconds since this server started.' })
  uptime: number;

  @Field(() => Float, { description: 'Total downtime in milliseconds.' })
  totalDowntime: number;

  @Field(() => MaintenanceIndicator, { description: 'Maintenance.' })
  maintenance: MaintenanceIndicator;

  @Field({ description: 'Version of the platform.' })
  version: string;

  @Field({ description: 'Version of the runtime.' })
  nodeVersion: string;

  @Field({ description: 'Operating system.' })
  platform: string;

  @Field({ description: 'Processor.' })
  arch: string;

  @Field(() => DateTime, { description: 'When this server started.' })
  startTime: Date;

  @Field(() => MemoryUsage, { description: 'Memory.' })
  memoryUsage: MemoryUsage;
}

@ObjectType({ simpleResolvers: true, description: 'A count with those of this month and the last.' })
export class MonthlyFigure {
  @Field(() => Int, { description: 'The total.' })
  total: number;

  @Field(() => Int, { description: 'New this month (in Pakistan’s time).' })
  thisMonth: number;

  @Field(() => Int, { description: 'New last month.' })
  lastMonth: number;
}

@ObjectType({ simpleResolvers: true, description: 'Sign-ups, requests and confirmations of a day.' })
export class DailyFigures {
  @Field(() => LocalDate, { description: 'The day (in Pakistan’s time).' })
  day: string;

  @Field(() => Int, { description: 'New accounts.' })
  signUps: number;

  @Field(() => Int, { description: 'New booking requests.' })
  requests: number;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  confirmations: number;
}

@ObjectType({ simpleResolvers: true, description: 'Current system status.' })
export class SystemStatus {
  @Field({ description: 'Whether the database responds.' })
  databaseConnected: boolean;

  @Field(() => Float, { description: 'Response time of the database in milliseconds.' })
  databaseMs: number;

  @Field(() => Float, { description: 'Event loop utilization of this server since its start, 0 to 1.' })
  apiBusyShare: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Cache hit ratio of the database, 0 to 1; null before any reads.',
  })
  cacheHitShare: number | null;

  @Field(() => Float, { description: 'Bytes of uploaded files.' })
  storedBytes: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Used share of the disk, 0 to 1; null with remote storage.',
  })
  diskUsed: number | null;

  @Field(() => Int, { description: 'Waiting jobs.' })
  jobsWaiting: number;

  @Field(() => Int, { description: 'Jobs that failed after their last attempt.' })
  jobsFailed: number;

  @Field(() => Int, { description: 'Waiting mails.' })
  mailsWaiting: number;

  @Field(() => Int, { description: 'Failed mails.' })
  mailsFailed: number;

  @Field(() => Float, { description: 'Uptime share since the first start, 0 to 1.' })
  uptimeShare: number;
}

@ObjectType({ simpleResolvers: true, description: 'The control panel’s overview.' })
export class Overview {
  @Field(() => MonthlyFigure, { description: 'Accounts.' })
  users: MonthlyFigure;

  @Field(() => MonthlyFigure, { description: 'Businesses that have applied.' })
  businesses: MonthlyFigure;

  @Field(() => Int, { description: 'Pending applications.' })
  pendingApprovals: number;

  @Field(() => Int, { description: 'Booking requests this month (in Pakistan’s time).' })
  bookingsThisMonth: number;

  @Field(() => Int, { description: 'Booking requests last month.' })
  bookingsLastMonth: number;

  @Field(() => SystemStatus, { description: 'System status.' })
  status: SystemStatus;

  @Field(() => [DailyFigures], { description: 'The last 30 days.' })
  days: DailyFigures[];
}
