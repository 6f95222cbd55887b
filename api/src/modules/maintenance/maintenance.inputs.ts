import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime } from '../../graphql/scalars.js';
import { maintenanceSchema } from '../../domain/maintenance/inputs.js';

@Rules(maintenanceSchema)
@InputType({ description: 'A maintenance window.' })
export class ScheduleMaintenanceInput {
  @Field({ nullable: true, description: 'Whether it counts at all; false unless said.' })
  isEnabled?: boolean;

  @Field({ description: 'What people are told.' })
  message: string;

  @Field(() => DateTime, { nullable: true, description: 'From when on; at once unless said.' })
  startTime?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when; open-ended unless said.' })
  endTime?: Date | null;
}
