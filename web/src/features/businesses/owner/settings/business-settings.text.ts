import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../i18n/text';

export const businessSettingsText = defineText({
  name: 'businessSettingsText',
  en: {
    title: 'Settings',
    text: 'Your account, and what guests and our team know about your business.',
    tabs: 'Settings sections',
    userTab: 'User Settings',
    businessTab: 'Business Settings',
    integrationsTab: 'Integrations',
    business: {
      title: 'Business Information',
      name: 'Business Name',
      nameReviewed: 'Our team approved your business under this name. To change it, please contact support.',
      phone: 'Phone Number',
      location: 'Business Address',
      description: 'Business Description',
      submit: 'Save Changes',
      submitting: 'Saving...',
      saved: { title: 'Business information updated successfully' },
      notSaved: { title: 'Failed to update business information' },
      status: 'Application status',
      documents: (count: number) => `${counted(count, 'document')} submitted`,
      policyTitle: 'Document Policy',
      ownerOnly: 'Only the owner can change what invoices and guests read about the business.',
      policy: 'Documents cannot be changed here. To change or add one, please contact support.',
      support: 'Contact Support',
    },
    none: {
      title: 'No business application found',
      text: 'Apply for a business account; what you write there can be changed here.',
      action: 'Apply for Business Account',
    },
  },
});
