import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime } from '../../graphql/scalars.js';
import { maintenanceSchema } from '../../domain/maintenance/inputs.js';

@Rules(maintenanceSchema)
@InputType({ description: 'A maintenance window.' })
export class ScheduleMaintenanceInput {
  @Field({ nullable: true, description: 'Whether it is enabled; defaults to false.' })
  isEnabled?: boolean;

  @Field({ description: 'The message to display.' })
  message: string;

  @Field(() => DateTime, { nullable: true, description: 'Start; defaults to now.' })
  startTime?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End; defaults to open-ended.' })
  endTime?: Date | null;
}
