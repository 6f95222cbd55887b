import { BUSINESS_LIMITS } from '@mehfil/api/domain/businesses/limits';
import { defineText } from '../../../../i18n/text';

const { reviewText } = BUSINESS_LIMITS;

export const applyText = defineText({
  name: 'applyText',
  en: {
    title: 'Apply for a Business Account',
    text: 'List your halls on Mehfil and answer booking requests in one place.',
    benefits: [
      {
        title: 'Be found by more guests',
        text: 'Families search Mehfil by place, date, guests and budget. Your halls appear where they look.',
      },
      {
        title: 'Requests, not phone calls',
        text: 'Every request comes with date, guests and price. Approve or decline with one press.',
      },
      {
        title: 'No double bookings',
        text: 'One calendar for every hall. Once an evening is confirmed, nobody else can take it.',
      },
      {
        title: 'Figures you can use',
        text: 'Revenue, occupancy and ratings of every hall, with a statement for your books.',
      },
    ],
    benefitsLabel: 'What you get',
    formTitle: 'Your business',
    name: 'Business Name',
    phone: 'Phone Number',
    phoneHint: 'With country code, such as +92 300 1234567',
    location: 'Business Address',
    description: 'Business Description',
    descriptionHint: 'What you offer, for which occasions, and since when',
    documents: 'Supporting Documents (optional)',
    documentsHint: 'Registration, license or proof of address: PDF, DOC, DOCX, JPG, JPEG or PNG, at most 10MB each',
    chooseDocuments: 'Choose documents',
    removeDocument: (name: string) => `Remove ${name}`,
    tooMany: (most: number) => `At most ${most} documents can be sent`,
    terms: 'I accept the',
    termsLink: 'terms and conditions',
    submit: 'Submit My Application',
    submitting: 'Processing Application...',
    review: `Applications are reviewed within ${reviewText}.`,
    uploaded: { title: 'Document uploaded' },
    uploadFailed: 'Upload failed',
    termsMissing: { title: 'Terms Required', description: 'Please accept the terms and conditions to continue.' },
    sent: { title: 'Application Submitted Successfully!', description: "You'll be notified once it's reviewed." },
    notSent: { title: 'Submission Failed', fallback: 'Failed to submit application. Please try again.' },
    status: {
      title: 'Your Business Application',
      pending: {
        title: 'Your application is under review',
        text: `We are looking at it now. This takes ${reviewText}; you will get an email.`,
      },
      approved: {
        title: 'Your business is approved',
        text: 'You can list halls and take bookings.',
        action: 'Go to Dashboard',
      },
      rejected: {
        title: 'Your application was not approved',
        text: 'Read the reason, then apply again with what was missing.',
        reason: 'Reason',
        action: 'Reapply',
        pendingAction: 'Resetting...',
      },
      suspended: {
        title: 'Your business is suspended',
        text: 'Your halls are hidden and no new bookings can be made. Our support will help.',
        action: 'Contact Support',
      },
      submitted: 'Submitted Information',
      date: 'Submitted on',
      documents: 'Supporting Documents',
      noDocuments: 'No documents uploaded',
      document: (number: number) => `Document ${number}`,
    },
    reset: { title: 'Ready to Reapply', description: 'You can send a new application now.' },
    notReset: { title: 'Error', description: 'Failed to reset application. Please try again.' },
  },
});
