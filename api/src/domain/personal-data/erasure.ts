/** What the deletion of an account removes, in the words of the screen, the mail and the privacy policy. */
export const ERASED = [
  'Your name, email address, user name, phone number, password and second factors: nobody can sign in any more, on any device.',
  'Saved halls, devices and places of your sessions, links, mails and notifications that were sent to you.',
  'Your membership of a business’s team, and invitations that were mailed to you.',
  'Your contact details in requests that were never confirmed, CNICs included, with the messages about them, their files and visits. Requests that still wait are cancelled, and the owner is told.',
  'What you asked halls before booking, with the answers, the files of both and the visits. Those still to come are cancelled, and the owner is told.',
  'The pictures and PDFs that you sent as proofs of payment; the receipts stay with the booking.',
  'For owners: the documents of the application, address, phone number, tax number and description of the business, notes on blocked days, webhooks, the addresses of other calendars. Halls are no longer shown, requests are cancelled, API keys stop working, and the team is dissolved.',
] as const;

/** What stays after the deletion of an account, and why. */
export const KEPT = [
  'Confirmed bookings and their invoices, with the contact details and CNICs given for them and the messages about them with their files and visits, for six years: the other side has to keep accounts, and needs them for events that are still to come.',
  'Reviews and comments, without your name: others have read and answered them.',
  'What you reported of conversations, without your name, for as long as the messages: our staff act on it.',
  'For owners: halls, hidden, the name of the business and what its invoices say, because bookings and customers refer to them.',
  'The security log for its own period, and the audit log without your details: they prove what happened.',
] as const;

/** What stands in a booking in the place of a contact that was removed. */
export const REMOVED_CONTACT = { name: 'Contact removed', phone: '', email: 'removed@deleted.invalid' } as const;
