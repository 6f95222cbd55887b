import { mixed, object, ref } from 'yup';
import type { InferType, StringSchema } from 'yup';
import { ACCOUNT_LIMITS } from './limits.js';
import { REGISTRATION_ROLES, Role } from './roles.js';
import type { RegistrationRole } from './roles.js';
import { atLeast, atMost, isEmail, isPhone, optionalText, text } from '../text/text.js';
import type { TextRules } from '../text/text.js';

const limits = ACCOUNT_LIMITS;

/** Sentences of the account forms, as in the specification. */
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
};

/** An e-mail address as people type it; compare with `normalizeEmail`. */
export const emailSchema: StringSchema<string> = text(EMAIL);

/** A password that is being chosen: 8 to 200 characters, kept exactly as typed. */
function newPassword(label: string): StringSchema<string> {
  return text({
    required: `${label} is required`,
    min: atLeast(label, limits.passwordMinCharacters),
    max: atMost(label, limits.passwordMaxCharacters),
    trimmed: false,
  });
}

/** A password that is being checked. Longer ones can't be right and are not worth hashing. */
function knownPassword(required: string): StringSchema<string> {
  return text({ required, max: atMost('Password', limits.passwordMaxCharacters), trimmed: false });
}

/** Create Account: email, username, password, name and the account type (customer unless said otherwise). */
export const registerSchema = object({
  name: text(NAME),
  username: text(USERNAME),
  email: emailSchema,
  role: mixed<RegistrationRole>()
    .oneOf(REGISTRATION_ROLES, messages.roleInvalid)
    .nonNullable(messages.roleInvalid)
    .default(Role.USER),
  password: newPassword('Password'),
});
export type RegisterInput = InferType<typeof registerSchema>;

/** Sign in, by e-mail address or user name. Serves the staff's sign-in too. */
export const loginSchema = object({
  emailOrUsername: text({
    required: messages.emailOrUsernameRequired,
    max: atMost('Email or username', limits.emailMaxCharacters),
  }),
  password: knownPassword(messages.passwordRequired),
});
export type LoginInput = InferType<typeof loginSchema>;

/** Account Information: what is absent stays as it is; an empty phone removes it. */
export const accountSchema = object({
  email: text(EMAIL).optional(),
  username: text(USERNAME).optional(),
  name: text(NAME).optional(),
  phone: optionalText(PHONE),
});
export type AccountInput = InferType<typeof accountSchema>;

/** The same as a form that shows every field: only the phone may be empty. */
export const accountFormSchema = object({
  email: text(EMAIL),
  username: text(USERNAME),
  name: text(NAME),
  phone: optionalText(PHONE),
});

/** Change Password. That the current one is right is decided by the server. */
export const changePasswordSchema = object({
  currentPassword: knownPassword(messages.currentPasswordRequired),
  newPassword: newPassword('Password'),
  confirmPassword: text({
    max: [limits.passwordMaxCharacters, messages.passwordsDiffer],
    trimmed: false,
  }).oneOf([ref('newPassword')], messages.passwordsDiffer),
});
export type ChangePasswordInput = InferType<typeof changePasswordSchema>;

/** The password asked for again before a delicate step. */
export const reauthenticateSchema = object({ password: knownPassword(messages.passwordRequired) });
export type ReauthenticateInput = InferType<typeof reauthenticateSchema>;
