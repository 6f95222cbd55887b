import { say, type MailValue } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';

/** A failing webhook, for mails to its owner. */
interface FailingWebhook {
  url: string;
  businessName: string;
  ownerName: string;
  ownerEmail: string;
  error: string | null;
}

const ACTION = { label: 'Open Integrations', path: '/business/settings?tab=integrations' };

function toFacts({ url, error }: FailingWebhook): [label: string, value: MailValue][] {
  return [
    // The path may contain a secret.
    ['Receiver', new URL(url).host],
    ['Last problem', error ?? { kind: 'unknown' }],
  ];
}

/** Notifies an owner that a webhook keeps failing and is paused between attempts. */
export function createPausedMail(about: FailingWebhook): Mail {
  return {
    to: about.ownerEmail,
    kind: 'webhook-paused',
    text: {
      subject: say`A webhook of ${about.businessName} is paused`,
      greeting: say`Hello ${about.ownerName},`,
      paragraphs: [
        'We could not deliver news to one of your webhooks several times in a row. Until an attempt succeeds we try it less often, and the news wait.',
        'Once the receiver works again you can resume the webhook in your settings; otherwise it goes on by itself. After a day without success it is switched off.',
      ],
      facts: toFacts(about),
      action: ACTION,
    },
  };
}

/** Notifies an owner that a webhook was disabled, and how to resume it. */
export function createDisabledMail(about: FailingWebhook): Mail {
  return {
    to: about.ownerEmail,
    kind: 'webhook-disabled',
    text: {
      subject: say`A webhook of ${about.businessName} was switched off`,
      greeting: say`Hello ${about.ownerName},`,
      paragraphs: [
        'We could not deliver news to one of your webhooks for more than a day, so we switched it off.',
        'Once the receiver works again, switch it on in your settings. What was missed is in its log and can be sent again.',
      ],
      facts: toFacts(about),
      action: ACTION,
    },
  };
}
