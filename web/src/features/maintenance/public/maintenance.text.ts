import { defineText } from '../../../i18n/text';

export const maintenanceText = defineText({
  name: 'maintenanceText',
  en: {
    title: 'System Under Maintenance',
    active: 'Maintenance Active',
    expected: 'Expected to end',
    noEnd: 'Updates coming soon',
    check: 'Check Status',
    home: 'Go Home',
  },
});
