import type { Mail } from '../notifications/outbox.service.js';

/** Tells an owner that a webhook was switched off, and how to go on. */
export function disabledMail(about: {
  url: string;
  businessName: string;
  ownerName: string;
  ownerEmail: string;
  error: string | null;
}): Mail {
  return {
    to: about.ownerEmail,
    kind: 'webhook-disabled',
    text: {
      subject: `A webhook of ${about.businessName} was switched off`,
      greeting: `Hello ${about.ownerName},`,
      paragraphs: [
        'We could not deliver news to one of your webhooks for more than a day, so we switched it off.',
        'Once the receiver works again, switch it on in your settings. What was missed is in its log and can be sent again.',
      ],
      facts: [
        // The rest of the address may hold a secret.
        ['Receiver', new URL(about.url).host],
        ['Last problem', about.error ?? 'Unknown'],
      ],
      action: { label: 'Open Integrations', path: '/business/settings?tab=integrations' },
    },
  };
}
