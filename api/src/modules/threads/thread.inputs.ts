import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { sendMessageSchema } from '../../domain/threads/inputs.js';

@InputType({ description: 'A message to the other side of a booking.' })
@Rules(sendMessageSchema)
export class SendMessageInput {
  @Field({ description: 'Its text.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key, unique for the sender in the thread: repeated requests return the first message.',
  })
  clientMutationId?: string | null;
}
