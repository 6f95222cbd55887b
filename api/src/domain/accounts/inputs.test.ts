import { describe, expect, it } from '@jest/globals';
import type { Schema } from 'yup';
import { accountSchema, changePasswordSchema, loginSchema, reauthenticateSchema, registerSchema } from './inputs.js';
import { refusals } from '../testing.js';
import { validate } from '../input/errors.js';

const person = {
  name: 'Ayesha Khan',
  username: 'ayesha_k',
  email: 'ayesha@example.pk',
  role: 'user',
  password: 'correct horse',
};

describe('[customer §5] registration', () => {
  it('[customer §5] trims texts, keeps the password and defaults the role to user', () => {
    const { role: _role, ...rest } = person;
    expect(validate(registerSchema, { ...rest, name: ' Ayesha ', password: ' spaces stay ' })).toEqual({
      ...rest,
      name: 'Ayesha',
      password: ' spaces stay ',
      role: 'user',
    });
  });

  const cases: Array<[string, unknown, string | null]> = [
    ['username', 'abc', 'Username must be at least 4 characters'],
    ['username', '', 'Username must be at least 4 characters'],
    ['username', undefined, 'Username must be at least 4 characters'],
    ['username', 'abcd', null],
    ['username', 'a'.repeat(100), null],
    ['username', 'a'.repeat(101), 'Username must be less than 100 characters'],
    ['username', 'with space', 'Username can only contain letters, numbers, and underscores'],
    ['username', 'ünïcode', 'Username can only contain letters, numbers, and underscores'],
    ['email', '', 'Email is required'],
    ['email', null, 'Email is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', 'a@b', 'Invalid email address'],
    ['email', `${'a'.repeat(64)}@example.com`, null],
    ['email', `${'a'.repeat(65)}@example.com`, 'Invalid email address'],
    ['email', `a@${'b'.repeat(260)}.com`, 'Email must be at most 254 characters'],
    ['name', '', 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'Al', null],
    ['name', 'محمد 🎉', null],
    ['name', 'a'.repeat(100), null],
    ['name', 'a'.repeat(101), 'Name must be at most 100 characters'],
    ['name', 'Al\u0000i', 'Contains characters that are not allowed'],
    ['name', 42, 'Name is required'],
    ['password', '', 'Password is required'],
    ['password', undefined, 'Password is required'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', '12345678', null],
    ['password', 'x'.repeat(200), null],
    ['password', 'x'.repeat(201), 'Password must be at most 200 characters'],
    ['role', 'business', null],
    ['role', 'admin', 'Account type must be customer or venue owner'],
    ['role', 'moderator', 'Account type must be customer or venue owner'],
    ['role', '', 'Account type must be customer or venue owner'],
    ['role', null, 'Account type must be customer or venue owner'],
    ['role', 'USER', 'Account type must be customer or venue owner'],
  ];
  it.each(cases)('[customer §5] %s = %p: %p', (field, value, message) => {
    expect(refusals(registerSchema, { ...person, [field]: value })).toEqual(
      message === null ? {} : { [field]: message },
    );
  });
});

describe('[customer §5] sign-in', () => {
  it.each([
    [
      { emailOrUsername: '', password: '' },
      { emailOrUsername: 'Email or username is required', password: 'Password is required' },
    ],
    [{}, { emailOrUsername: 'Email or username is required', password: 'Password is required' }],
    [{ emailOrUsername: 'ayesha', password: 'x' }, {}],
    [{ emailOrUsername: 'ayesha', password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
  ])('[customer §5] %p', (input, expected) => {
    expect(refusals(loginSchema, input)).toEqual(expected);
  });
});

describe('[business §5] account update', () => {
  const cases: Array<[Record<string, unknown>, Record<string, string>]> = [
    [{}, {}],
    [{ email: 'x' }, { email: 'Invalid email address' }],
    [{ email: null }, { email: 'Email is required' }],
    [{ username: 'abc' }, { username: 'Username must be at least 4 characters' }],
    [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
    [{ phone: '+92 (300) 123-4567' }, {}],
    [{ phone: '+12345678901234567890' }, {}],
    [{ phone: '+123456789012345678901' }, { phone: 'Invalid phone number format' }],
    [{ phone: '12+34' }, { phone: 'Invalid phone number format' }],
    [{ phone: '()' }, { phone: 'Invalid phone number format' }],
    [{ phone: 'call me' }, { phone: 'Invalid phone number format' }],
  ];
  it.each(cases)('[business §5] %p', (input, expected) => {
    expect(refusals(accountSchema, input)).toEqual(expected);
  });

  it('[business §5] leaves out what is absent and clears an empty phone', () => {
    expect(validate(accountSchema, { phone: ' ', name: ' Ali ' })).toEqual({ phone: null, name: 'Ali' });
  });
});

describe('[business §5] change password', () => {
  const right = { currentPassword: 'old', newPassword: 'new password', confirmPassword: 'new password' };
  const cases: Array<[Record<string, unknown>, Record<string, string>]> = [
    [right, {}],
    [{ ...right, currentPassword: '' }, { currentPassword: 'Current password is required' }],
    [{ ...right, confirmPassword: 'new passwort' }, { confirmPassword: "Passwords don't match" }],
    [{ ...right, confirmPassword: undefined }, { confirmPassword: "Passwords don't match" }],
    [
      { ...right, newPassword: 'short', confirmPassword: 'short' },
      { newPassword: 'Password must be at least 8 characters' },
    ],
  ];
  it.each(cases)('[business §5] %p', (input, expected) => {
    expect(refusals(changePasswordSchema, input)).toEqual(expected);
  });

  it('[business §5] asks for the password again before sensitive actions', () => {
    const schema: Schema = reauthenticateSchema;
    expect(refusals(schema, {})).toEqual({ password: 'Password is required' });
  });
});
