import { defineText } from '../../../i18n/text';

export const refusedBusinessText = defineText({
  name: 'refusedBusinessText',
  en: {
    noBusiness: 'No business found',
    noBusinessText: 'Apply for a business account first; then bookings of your halls come here.',
    apply: 'Apply for Business Account',
    notApproved: 'Business Pending Approval',
    notApprovedText: 'Bookings can be viewed once your business is approved.',
    suspended: 'Your business is suspended',
    suspendedText: 'Your halls are hidden and no new bookings can be made. You find the reason with your application.',
    viewStatus: 'View Application Status',
  },
});
