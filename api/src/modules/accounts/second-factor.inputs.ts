import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { confirmAuthenticatorSchema } from '../../domain/accounts/inputs.js';

@InputType({ description: 'The first code of an authenticator app.' })
@Rules(confirmAuthenticatorSchema)
export class ConfirmAuthenticatorInput {
  @Field({ description: 'The six digits that the app shows.' })
  code: string;
}
