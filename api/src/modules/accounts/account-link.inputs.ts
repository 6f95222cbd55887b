import { Field, InputType } from 'type-graphql';
import { confirmEmailSchema, requestPasswordResetSchema, resetPasswordSchema } from '../../domain/accounts/inputs.js';
import { Rules } from '../../graphql/inputs.js';

@InputType({ description: 'The link that confirms an e-mail address.' })
@Rules(confirmEmailSchema)
export class ConfirmEmailInput {
  @Field({ description: 'The link’s token: what follows # in its address.' })
  token: string;
}

@InputType({ description: 'Whose password was forgotten.' })
@Rules(requestPasswordResetSchema)
export class RequestPasswordResetInput {
  @Field({ description: 'The account’s e-mail address, without regard to case.' })
  email: string;
}

@InputType({ description: 'A new password, set by a link.' })
@Rules(resetPasswordSchema)
export class ResetPasswordInput {
  @Field({ description: 'The link’s token: what follows # in its address.' })
  token: string;

  @Field({ description: 'The new password: at least 8 characters, none of the most common ones.' })
  newPassword: string;

  @Field({ description: 'The new password, repeated.' })
  confirmPassword: string;
}
