import { escapeMarkup } from '../../http/head-markup.js';

/** The text of a mail, before rendering. All fields are plain text and are escaped here. */
export interface MailText {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Labels and values, as in a receipt. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The call to action; `path` begins with a slash. */
  action?: { label: string; path: string };
}

/** Words break only at their end; longer ones (addresses, links) after punctuation, or else anywhere. */
const WRAP_STYLE = 'overflow-wrap:break-word;word-break:normal;hyphens:none;-webkit-hyphens:none';
const LABEL_STYLE = 'padding:4px 16px 4px 0;color:#5B6762;width:34%;vertical-align:top';

/** Escapes text and adds line breaks and break opportunities for long addresses. */
function toMarkup(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => escapeMarkup(line).replaceAll(/\S{25,}/g, (word) => word.replaceAll(/[@/?=]+/g, '$&<wbr>')))
    .join('<br>');
}

/**
 * Hides the token of a link in a rendered mail: whoever has it can act for its recipient. Such a token is the whole fragment of
 * an address.
 */
export function hideLinkToken(rendered: string): string {
  return rendered.replaceAll(/#[\w-]{43}(?![\w-])/g, '#...');
}

/** Renders a mail as plain text and as HTML without external resources. */
export function renderMail(mail: MailText, publicUrl: string): { text: string; html: string } {
  const link = mail.action ? `${publicUrl}${mail.action.path}` : undefined;
  const text = [
    mail.greeting,
    ...mail.paragraphs,
    ...(mail.facts?.length ? [mail.facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(mail.action && link ? [`${mail.action.label}: ${link}`] : []),
    'Mehfil',
  ].join('\n\n');
  const facts = (mail.facts ?? [])
    .map(
      ([label, value]) =>
        `<tr><td style="${LABEL_STYLE};${WRAP_STYLE}">${toMarkup(label)}</td><td style="padding:4px 0;vertical-align:top;${WRAP_STYLE}">${toMarkup(value)}</td></tr>`,
    )
    .join('');
  const button =
    mail.action && link
      ? `<p><a href="${escapeMarkup(link)}" style="display:inline-block;background:#0E6B56;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none">${escapeMarkup(mail.action.label)}</a></p>`
      : '';
  const body = [mail.greeting, ...mail.paragraphs].map((part) => `<p>${toMarkup(part)}</p>`).join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#FBF8F3;color:#1D2522;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 24px;${WRAP_STYLE}"><p style="font:600 24px Georgia,serif;color:#0E6B56">Mehfil</p>${body}${facts ? `<table style="border-collapse:collapse;margin:16px 0;width:100%;table-layout:fixed">${facts}</table>` : ''}${button}</div></body></html>`;
  return { text, html };
}
