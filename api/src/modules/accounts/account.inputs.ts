import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  accountSchema,
  changePasswordSchema,
  loginSchema,
  reauthenticateSchema,
  registerSchema,
} from '../../domain/accounts/inputs.js';
import type { Locale } from '../../domain/accounts/locales.js';
import { Role } from '../../domain/accounts/roles.js';

@InputType({ description: 'A new account.' })
@Rules(registerSchema)
export class RegisterInput {
  @Field({ description: 'E-mail address.' })
  email: string;

  @Field({ description: '4 to 100 letters, digits and underscores.' })
  username: string;

  @Field({ description: 'At least 8 characters.' })
  password: string;

  @Field({ description: 'Full name, at least 2 characters.' })
  name: string;

  @Field(() => Role, {
    defaultValue: Role.USER,
    description: 'USER for customers or BUSINESS for venue owners; others are refused.',
  })
  role: Role.USER | Role.BUSINESS;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for browsers: a token for 15 minutes and a cookie that renews it. Otherwise the token is valid for 12 hours.',
  })
  renewable?: boolean | null;
}

@InputType({ description: 'Sign in with an e-mail address or user name.' })
@Rules(loginSchema)
export class SignInInput {
  @Field({
    description: 'E-mail address or user name, without regard to case.',
  })
  emailOrUsername: string;

  @Field({ description: 'The account’s password.' })
  password: string;

  @Field(() => String, {
    nullable: true,
    description: 'The six digits of the authenticator app, or a recovery code; only where a second factor is set up.',
  })
  code?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for browsers: a token for 15 minutes and a cookie that renews it. Otherwise the token is valid for 12 hours.',
  })
  renewable?: boolean | null;
}

@InputType({
  description: 'Changes to the viewer’s account; omitted fields stay as they are.',
})
@Rules(accountSchema)
export class UpdateProfileInput {
  @Field({ nullable: true, description: 'New e-mail address, used once the link that is mailed to it is confirmed.' })
  email?: string;

  @Field({ nullable: true, description: 'The current password; required for a new e-mail address.' })
  currentPassword?: string;

  @Field({ nullable: true, description: 'New user name.' })
  username?: string;

  @Field({ nullable: true, description: 'New full name.' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'New phone number; null or empty removes it.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The language to read the product in: en or ur.' })
  locale?: Locale;
}

@InputType({ description: 'A change of the viewer’s password.' })
@Rules(changePasswordSchema)
export class ChangePasswordInput {
  @Field({ description: 'The current password.' })
  currentPassword: string;

  @Field({ description: 'The new password, at least 8 characters.' })
  newPassword: string;

  @Field({ description: 'The new password, repeated.' })
  confirmPassword: string;
}

@InputType({ description: 'Confirms the viewer’s password before a sensitive operation.' })
@Rules(reauthenticateSchema)
export class ReauthenticateInput {
  @Field({ description: 'The account’s password.' })
  password: string;

  @Field(() => String, {
    nullable: true,
    description: 'The six digits of the authenticator app, or a recovery code; only where a second factor is set up.',
  })
  code?: string | null;
}
