import { defineText } from '../../../i18n/text';

/** Words of sign-in and registration, as the specification gives them (docs/coverage.md: customer §2, §8). */
export const accountsText = defineText({
  en: {
    login: {
      title: 'Welcome Back',
      text: 'Sign in to see your bookings and the halls you saved.',
      emailOrUsername: 'Email or username',
      password: 'Password',
      submit: 'Sign In',
      submitting: 'Signing in...',
      forgot: 'Forgot password?',
      second: {
        title: 'Enter your code',
        text: 'Your password was right. Your account asks for a second factor too.',
        code: 'Code',
        hint: 'The six digits of your authenticator app, or a recovery code',
        back: 'Back',
      },
      noAccount: 'New to Mehfil?',
      register: 'Create an account',
      demo: {
        title: 'Look around with a demo account',
        roles: { USER: 'Customer', BUSINESS: 'Venue Owner', MODERATOR: 'Moderator', ADMIN: 'Administrator' },
      },
      success: { title: 'Success!', description: 'You have been logged in successfully.' },
      failure: { title: 'Login Failed', fallback: 'Invalid email or password.' },
    },
    register: {
      title: 'Create Account',
      text: 'Save halls you love, ask for a date, or list your own venue.',
      name: 'Full Name',
      username: 'Username',
      usernameHint: 'Letters, digits and underscores',
      email: 'Email',
      role: 'Account Type',
      customer: 'Customer',
      customerText: 'I am looking for a hall',
      owner: 'Venue Owner',
      ownerText: 'I want to list my venue',
      password: 'Password',
      passwordHint: 'At least 8 characters',
      submit: 'Create Account',
      submitting: 'Creating Account...',
      consent: {
        before: 'By creating an account you accept the',
        terms: 'Terms of Service',
        and: 'and the',
        privacy: 'Privacy Policy',
        after: (day: string) => `, as they hold since ${day}. We keep with your account that and when you did.`,
      },
      hasAccount: 'Already have an account?',
      login: 'Sign in',
      success: { title: 'Success!', description: 'Your account has been created successfully.' },
      failure: { title: 'Registration Failed', fallback: 'An error occurred during registration.' },
    },
  },
});
