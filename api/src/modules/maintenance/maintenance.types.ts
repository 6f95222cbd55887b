import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType({
  description: 'Whether the platform is under maintenance, for everyone to see.',
})
export class MaintenanceStatus {
  @Field({
    description: 'True while maintenance locks out everybody but staff.',
  })
  isMaintenanceMode: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is expected to end; absent when open-ended.',
  })
  endTime: Date | null;

  @Field({ description: 'What people are told.' })
  message: string;
}

@ObjectType({ description: 'The maintenance window as staff see it.' })
export class MaintenanceSettings {
  @Field({ description: 'Whether the window counts at all.' })
  isEnabled: boolean;

  @Field({ description: 'Whether it locks people out at this moment.' })
  isActive: boolean;

  @Field({ description: 'active, scheduled or operational.' })
  state: string;

  @Field({ description: 'What people are told.' })
  message: string;

  @Field(() => DateTime, { nullable: true, description: 'From when on; absent: at once.' })
  startTime: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when; absent: open-ended.' })
  endTime: Date | null;
}
