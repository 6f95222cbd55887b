import { defineText } from '../../i18n/text';

/** Words of the own account's settings, as the specifications give them (docs/coverage.md: business §2 Settings, §8). */
export const accountSettingsText = defineText({
  en: {
    title: 'Settings',
    text: 'Who you are on Mehfil, and how you sign in.',
    account: {
      title: 'Account Information',
      text: 'Halls that you ask for a date see your name, email and phone number.',
      name: 'Full Name',
      username: 'Username',
      usernameHint: 'Letters, digits and underscores',
      email: 'Email',
      currentPassword: 'Current Password',
      currentPasswordHint: 'Needed for a new email address',
      emailSent: 'We mailed a link to your new address. Open it to complete the change.',
      phone: 'Phone Number',
      phoneHint: 'Optional. For example +92 300 1234567',
      submit: 'Save Changes',
      submitting: 'Saving...',
      success: 'User settings updated successfully',
      failure: 'Failed to update user settings',
    },
    password: {
      title: 'Change Password',
      text: 'Every other device is signed out.',
      current: 'Current Password',
      next: 'New Password',
      nextHint: 'At least 8 characters',
      confirm: 'Confirm New Password',
      submit: 'Change Password',
      submitting: 'Changing...',
      success: 'Password changed successfully',
      failure: 'Failed to change password',
    },
  },
});
