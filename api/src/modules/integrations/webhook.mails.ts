import type { Mail } from '../notifications/outbox.service.js';

/** What a mail says of a webhook that fails. */
interface FailingWebhook {
  url: string;
  businessName: string;
  ownerName: string;
  ownerEmail: string;
  error: string | null;
}

const ACTION = { label: 'Open Integrations', path: '/business/settings?tab=integrations' };

function factsOf({ url, error }: FailingWebhook): [label: string, value: string][] {
  return [
    // The rest of the address may hold a secret.
    ['Receiver', new URL(url).host],
    ['Last problem', error ?? 'Unknown'],
  ];
}

/** Tells an owner that a webhook keeps failing and is left alone between attempts. */
export function pausedMail(about: FailingWebhook): Mail {
  return {
    to: about.ownerEmail,
    kind: 'webhook-paused',
    text: {
      subject: `A webhook of ${about.businessName} is paused`,
      greeting: `Hello ${about.ownerName},`,
      paragraphs: [
        'We could not deliver news to one of your webhooks several times in a row. Until an attempt succeeds we try it less often, and the news wait.',
        'Once the receiver works again you can resume the webhook in your settings; otherwise it goes on by itself. After a day without success it is switched off.',
      ],
      facts: factsOf(about),
      action: ACTION,
    },
  };
}

/** Tells an owner that a webhook was switched off, and how to go on. */
export function disabledMail(about: FailingWebhook): Mail {
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
      facts: factsOf(about),
      action: ACTION,
    },
  };
}
