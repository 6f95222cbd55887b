import { boolean, mixed, object, ref } from 'yup';
import type { InferType, StringSchema } from 'yup';
import { ACCOUNT_LIMITS, ACCOUNT_LINK_LIMITS } from './limits.js';
import { LINK_MESSAGES } from './links.js';
import { SECOND_FACTOR_LIMITS, SECOND_FACTOR_MESSAGES } from './second-factor.js';
import { LOCALE_MESSAGE, LOCALES, type Locale } from './locales.js';
import { REGISTRATION_ROLES, Role } from './roles.js';
import type { RegistrationRole } from './roles.js';
import { atLeast, atMost, isEmail, isPhone, optionalText, text } from '../text/text.js';
import type { TextRules } from '../text/text.js';

const limits = ACCOUNT_LIMITS;

/** Messages of the account forms, in the specification's words (docs/coverage.md: customer §2 Login and Register screen). */
export const ACCOUNT_MESSAGES = {
  emailOrUsernameRequired: 'Email or username is required',
  passwordRequired: 'Password is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  nameRequired: 'Name is required',
  usernameTooShort: `Username must be at least ${limits.usernameMinCharacters} characters`,
  usernameTooLong: `Username must be less than ${limits.usernameMaxCharacters} characters`,
  usernameInvalid: 'Username can only contain letters, numbers, and underscores',
  phoneInvalid: 'Invalid phone number format',
  roleInvalid: 'Account type must be customer or venue owner',
  currentPasswordRequired: 'Current password is required',
  currentPasswordIncorrect: 'Current password is incorrect',
  passwordsDiffer: "Passwords don't match",
  passwordCommon: 'This is one of the most common passwords. Please choose another one.',
  passwordIsOwnName: 'Your password can’t be your name, username or email address',
  emailTaken: 'This email is already taken',
  usernameTaken: 'This username is already taken',
  phoneTaken: 'This phone number is already taken',
  loginFailed: 'Invalid email or password.',
  adminLoginFailed: 'Invalid admin credentials',
} as const;

const messages = ACCOUNT_MESSAGES;

const EMAIL: TextRules = {
  required: messages.emailRequired,
  max: atMost('Email', limits.emailMaxCharacters),
  matches: [isEmail, messages.emailInvalid],
};
const USERNAME: TextRules = {
  min: [limits.usernameMinCharacters, messages.usernameTooShort],
  max: [limits.usernameMaxCharacters, messages.usernameTooLong],
  matches: [/^[A-Za-z0-9_]+$/, messages.usernameInvalid],
};
const NAME: TextRules = {
  required: messages.nameRequired,
  min: atLeast('Name', limits.nameMinCharacters),
  max: atMost('Name', limits.nameMaxCharacters),
  isName: true,
};
const PHONE: TextRules = {
  max: [limits.phoneMaxCharacters, messages.phoneInvalid],
  matches: [isPhone, messages.phoneInvalid],
  isFigures: true,
};

/** An e-mail address as entered; to compare addresses, use `normalizeEmail`. */
export const emailSchema: StringSchema<string> = text(EMAIL);

/** A new password: 8 to 200 characters, stored exactly as typed. */
function newPassword(label: string): StringSchema<string> {
  return text({
    required: `${label} is required`,
    min: atLeast(label, limits.passwordMinCharacters),
    max: atMost(label, limits.passwordMaxCharacters),
    normalized: false,
  });
}

/** An existing password. Longer ones can't be right and aren't worth hashing. */
function knownPassword(required: string): StringSchema<string> {
  return text({ required, max: atMost('Password', limits.passwordMaxCharacters), normalized: false });
}

/** Whether the client renews the session by the cookie; absent for one that doesn't. */
export const renewable = boolean().strict().typeError('renewable must be true or false').optional();

/** The code of a second factor, where one is set up: six digits, or a recovery code. */
const secondFactorCode = optionalText({
  max: atMost('Code', SECOND_FACTOR_LIMITS.codeMaxCharacters),
  isFigures: true,
});

/** Create Account: email, username, password, name and the account type, which defaults to customer. */
export const registerSchema = object({
  name: text(NAME),
  username: text(USERNAME),
  email: emailSchema,
  role: mixed<RegistrationRole>()
    .oneOf(REGISTRATION_ROLES, messages.roleInvalid)
    .nonNullable(messages.roleInvalid)
    .default(Role.USER),
  password: newPassword('Password'),
  renewable,
});
export type RegisterInput = InferType<typeof registerSchema>;

/** Sign-in by e-mail address or user name, of staff too. */
export const loginSchema = object({
  emailOrUsername: text({
    required: messages.emailOrUsernameRequired,
    max: atMost('Email or username', limits.emailMaxCharacters),
  }),
  password: knownPassword(messages.passwordRequired),
  code: secondFactorCode,
  renewable,
});
export type LoginInput = InferType<typeof loginSchema>;

/** Account Information: an absent field is unchanged; an empty phone number removes it. */
export const accountSchema = object({
  email: text(EMAIL).optional(),
  username: text(USERNAME).optional(),
  name: text(NAME).optional(),
  phone: optionalText(PHONE),
  currentPassword: knownPassword(messages.currentPasswordRequired).optional(),
  locale: mixed<Locale>().oneOf(LOCALES, LOCALE_MESSAGE).nonNullable(LOCALE_MESSAGE).optional(),
});
export type AccountInput = InferType<typeof accountSchema>;

/** The same as a form that shows every field: the phone may be empty, and the password where the address stays. */
export const accountFormSchema = object({
  email: text(EMAIL),
  username: text(USERNAME),
  name: text(NAME),
  phone: optionalText(PHONE),
  currentPassword: optionalText({ max: atMost('Password', limits.passwordMaxCharacters), normalized: false }),
});

/** Change Password. The server checks the current one. */
export const changePasswordSchema = object({
  currentPassword: knownPassword(messages.currentPasswordRequired),
  newPassword: newPassword('Password'),
  confirmPassword: text({
    max: [limits.passwordMaxCharacters, messages.passwordsDiffer],
    normalized: false,
  }).oneOf([ref('newPassword')], messages.passwordsDiffer),
});
export type ChangePasswordInput = InferType<typeof changePasswordSchema>;

const linkToken = text({
  required: LINK_MESSAGES.UNKNOWN,
  max: [ACCOUNT_LINK_LIMITS.tokenMaxCharacters, LINK_MESSAGES.UNKNOWN],
});

/** The link that confirms an address. */
export const confirmEmailSchema = object({ token: linkToken });

/** Forgot Password. */
export const requestPasswordResetSchema = object({ email: emailSchema });

/** A new password, twice, as a form; the link's token comes from the address. */
export const resetPasswordFormSchema = object({
  newPassword: newPassword('Password'),
  confirmPassword: text({
    max: [limits.passwordMaxCharacters, messages.passwordsDiffer],
    normalized: false,
  }).oneOf([ref('newPassword')], messages.passwordsDiffer),
});

/** Reset Password, by the link of a mail. */
export const resetPasswordSchema = resetPasswordFormSchema.shape({ token: linkToken });

/** The password that is asked for again before a sensitive action. */
export const reauthenticateSchema = object({
  password: knownPassword(messages.passwordRequired),
  code: secondFactorCode,
});
export type ReauthenticateInput = InferType<typeof reauthenticateSchema>;

/** The first code of an authenticator app. */
export const confirmAuthenticatorSchema = object({
  code: text({
    required: SECOND_FACTOR_MESSAGES.codeRequired,
    isFigures: true,
    max: atMost('Code', SECOND_FACTOR_LIMITS.codeMaxCharacters),
  }),
});
