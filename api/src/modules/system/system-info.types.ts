import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../graphql/scalars.js';

@ObjectType({ description: 'Memory of the server process, bytes.' })
export class MemoryUsage {
  @Field(() => Float, { description: 'All memory of the process.' })
  rss: number;

  @Field(() => Float, { description: 'Memory reserved for objects.' })
  heapTotal: number;

  @Field(() => Float, { description: 'Memory that objects take.' })
  heapUsed: number;

  @Field(() => Float, { description: 'Memory outside of the engine’s own.' })
  external: number;
}

@ObjectType({ description: 'Whether maintenance counts, and whether it locks people out now.' })
export class MaintenanceIndicator {
  @Field({ description: 'Whether it locks people out now.' })
  isActive: boolean;

  @Field({ description: 'Whether a window is set.' })
  isEnabled: boolean;
}

@ObjectType({ description: 'The server and what it runs on.' })
export class SystemInformation {
  @Field({ description: 'The environment chosen: development or production.' })
  environment: string;

  @Field({ description: 'The environment that this server runs in.' })
  runningEnvironment: string;

  @Field({ description: 'Whether the chosen one waits for a restart.' })
  restartPending: boolean;

  @Field({ description: 'Whether the database answers.' })
  databaseConnected: boolean;

  @Field({ description: 'Host and name of the database, nothing else.' })
  databaseUrl: string;

  @Field(() => Float, { description: 'Seconds since this server started.' })
  uptime: number;

  @Field(() => Float, { description: 'Milliseconds in which no server was alive, summed over all gaps.' })
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

@ObjectType({ description: 'A figure with what came this month and last.' })
export class MonthlyFigure {
  @Field(() => Int, { description: 'In all.' })
  total: number;

  @Field(() => Int, { description: 'New since the month began (UTC).' })
  thisMonth: number;

  @Field(() => Int, { description: 'New in the month before.' })
  lastMonth: number;
}

@ObjectType({ description: 'One day’s sign-ups, requests and confirmations.' })
export class DailyFigures {
  @Field(() => LocalDate, { description: 'The day (UTC).' })
  day: string;

  @Field(() => Int, { description: 'New accounts.' })
  signUps: number;

  @Field(() => Int, { description: 'New booking requests.' })
  requests: number;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  confirmations: number;
}

@ObjectType({ description: 'How the platform is doing at this moment.' })
export class SystemStatus {
  @Field({ description: 'Whether the database answers.' })
  databaseConnected: boolean;

  @Field(() => Float, { description: 'Milliseconds that the database took to answer.' })
  databaseMs: number;

  @Field(() => Float, { description: 'Share of its time in which this server was busy since its start, 0 to 1.' })
  apiBusyShare: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of the database’s reads that its cache answered, 0 to 1; absent before any.',
  })
  cacheHitShare: number | null;

  @Field(() => Float, { description: 'Bytes of uploaded files.' })
  storedBytes: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of the disk in use, 0 to 1; absent with storage elsewhere.',
  })
  diskUsed: number | null;

  @Field(() => Int, { description: 'Jobs that wait.' })
  jobsWaiting: number;

  @Field(() => Int, { description: 'Jobs that failed for good.' })
  jobsFailed: number;

  @Field(() => Int, { description: 'Mails that wait.' })
  mailsWaiting: number;

  @Field(() => Int, { description: 'Mails that failed.' })
  mailsFailed: number;

  @Field(() => Float, { description: 'Share of the time since the first start in which a server was alive, 0 to 1.' })
  uptimeShare: number;
}

@ObjectType({ description: 'The control panel’s overview.' })
export class Overview {
  @Field(() => MonthlyFigure, { description: 'People with an account.' })
  users: MonthlyFigure;

  @Field(() => MonthlyFigure, { description: 'Businesses that applied.' })
  businesses: MonthlyFigure;

  @Field(() => Int, { description: 'Applications that wait for a decision.' })
  pendingApprovals: number;

  @Field(() => Int, { description: 'Booking requests since the month began (UTC).' })
  bookingsThisMonth: number;

  @Field(() => Int, { description: 'Booking requests in the month before.' })
  bookingsLastMonth: number;

  @Field(() => SystemStatus, { description: 'How the platform is doing.' })
  status: SystemStatus;

  @Field(() => [DailyFigures], { description: 'The last 30 days.' })
  days: DailyFigures[];
}
