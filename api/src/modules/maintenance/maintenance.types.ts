import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'The public maintenance status.' })
export class MaintenanceStatus {
  @Field({
    description: 'True while only staff can use the platform.',
  })
  isMaintenanceMode: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Its expected end; null when open-ended.',
  })
  endTime: Date | null;

  @Field({ description: 'The message to display.' })
  message: string;
}

@ObjectType({ simpleResolvers: true, description: 'The maintenance window, for staff.' })
export class MaintenanceSettings {
  @Field({ description: 'Whether the window is enabled.' })
  isEnabled: boolean;

  @Field({ description: 'Whether it is active now.' })
  isActive: boolean;

  @Field({ description: 'active, scheduled or operational.' })
  state: string;

  @Field({ description: 'The message to display.' })
  message: string;

  @Field(() => DateTime, { nullable: true, description: 'Start; null for immediately.' })
  startTime: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End; null for open-ended.' })
  endTime: Date | null;
}
