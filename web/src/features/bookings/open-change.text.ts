import { isolated } from '../../i18n/isolated';
import { defineText } from '../../i18n/text';

export const openChangeText = defineText({
  name: 'openChangeText',
  en: {
    label: 'Open change',
    unread: 'A change of this booking waits for an answer, but it could not be read. Please open it again later.',
    short: {
      mine: 'Your change waits for the customer',
      theirs: 'The customer asks for a change',
      discount: 'The discount of a change waits for the owner',
    },
    byOwner: { mine: 'Your change waits for the customer’s answer', theirs: 'The owner proposes a change' },
    byCustomer: { mine: 'Your change waits for the owner’s answer', theirs: 'The customer asks for a change' },
    discount: {
      mine: 'This change waits for the owner to approve its discount',
      theirs: 'A change waits for you to approve its discount',
      agreed: (member: string, agreed: string, quoted: string) =>
        `${isolated(member)} agreed on ${agreed} instead of ${quoted}, which is more discount than they may give.`,
      reason: (reason: string) => `Reason: ${isolated(reason)}`,
      approve: 'Approve discount',
      approved: {
        title: 'Discount approved',
        description: 'A customer with an account is asked now; a guest’s booking is changed.',
      },
    },
    offered: {
      note: (note: string) => `Note to the customer: ${isolated(note)}`,
      until: (when: string) => `The offer is valid until ${when}.`,
    },
    until: (when: string) => `Until ${when}; without an answer the booking stays as it was.`,
    terms: (version: number) => `With this change, the terms of the booking are accepted again: version ${version}.`,
    termsUnread: 'If terms were accepted for this booking, they are accepted again with this change.',
    accept: 'Accept',
    accepting: 'Accepting...',
    refuse: 'Keep as it was',
    withdraw: 'Withdraw change',
    withdrawDialog: {
      title: 'Withdraw this change?',
      text: 'The booking stays as it was, and the other side is told. You can propose a change again.',
      keep: 'Keep it',
    },
    accepted: { title: 'Booking changed', description: 'The other side has been told.' },
    lapsed: {
      title: 'The booking was cancelled',
      description: 'Its first payment was missing by its day, so the change was not made.',
    },
    refused: { title: 'The booking stays as it was', description: 'The other side has been told.' },
    withdrawn: { title: 'Change withdrawn', description: 'The booking stays as it was.' },
    failed: { title: 'The answer could not be sent', fallback: 'Please try again later.' },
  },
});
