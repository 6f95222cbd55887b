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
