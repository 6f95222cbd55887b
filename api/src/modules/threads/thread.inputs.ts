import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { sendMessageSchema } from '../../domain/threads/inputs.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';

@InputType({ description: 'A message to the other side of a booking.' })
@Rules(sendMessageSchema)
export class SendMessageInput {
  @Field(() => String, { nullable: true, description: 'Its text; may be left out where there are files.' })
  text?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `File names as returned by \`uploadMessageFile\`, at most ${THREAD_LIMITS.filesMax}.`,
  })
  files?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key, unique for the sender in the thread: repeated requests return the first message.',
  })
  clientMutationId?: string | null;
}
