import { defineText } from '../../../i18n/text';

/** Words of the panel’s maintenance. */
export const maintenancePanelText = defineText({
  name: 'maintenancePanelText',
  en: {
    system: 'System Status',
    scheduled: 'Scheduled Maintenance',
    impact: 'User Impact',
    active: 'Maintenance is active',
    planned: 'Maintenance is scheduled',
    ends: (end: string) => `Until: ${end}`,
    indicator: 'Maintenance:',
    endNow: 'End Now',
    window: (start: string, end: string) => `Scheduled from ${start} until ${end}`,
    open: 'open end',
    form: 'Configuration',
    message: 'Message',
    start: 'Start (optional)',
    end: 'End (optional)',
    enable: 'Enable maintenance mode',
    save: 'Save',
    saving: 'Saving...',
    disable: 'Disable Maintenance Now',
    endDialog: {
      title: 'End the maintenance?',
      active: 'Everybody can use the platform again at once.',
      planned: 'The scheduled window doesn’t begin. Its message and times are not kept.',
      confirm: 'End maintenance',
    },
    guidelines: 'Guidelines',
    rules: [
      'Announce it a day ahead, with the expected end.',
      'Only staff can use the platform meanwhile; nobody is signed out.',
      'A scheduled window starts and ends automatically.',
    ],
    updated: 'Maintenance mode updated successfully',
    disabled: 'Maintenance mode disabled successfully',
    updateFailed: 'Failed to update maintenance mode.',
    disableFailed: 'Failed to disable maintenance mode.',
    readOnly: 'Only administrators can change this.',
  },
});
