import { Field, InputType, Int } from 'type-graphql';
import { markNotificationsReadSchema } from '../../domain/notifications/inputs.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { Rules } from '../../graphql/inputs.js';

@InputType({
  description: 'Which notifications were read: some, those of a booking or an enquiry; all if none is named.',
})
@Rules(markNotificationsReadSchema)
export class MarkNotificationsReadInput {
  @Field(() => [Int], { nullable: true, description: `These, at most ${NOTIFICATION_LIMITS.markedMax}.` })
  ids?: number[] | null;

  @Field(() => Int, { nullable: true, description: 'Those of this booking.' })
  bookingId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Those of this enquiry.' })
  enquiryId?: number | null;
}
