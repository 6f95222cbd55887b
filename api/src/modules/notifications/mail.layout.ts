import type { Locale } from '../../domain/accounts/locales.js';
import { escapeMarkup } from '../../http/head-markup.js';
import type { WrittenMail } from './mail.text.js';

/** Words break only at their end; longer ones (addresses, links) after punctuation, or else anywhere. */
const WRAP_STYLE = 'overflow-wrap:break-word;word-break:normal;hyphens:none;-webkit-hyphens:none';
const LABEL_STYLE = 'color:#5B6762;width:36%;vertical-align:top';
/** The sheet of paper is inline as on a phone; clients that know the width of their window have room for margins. */
const WIDE_STYLES = 'body{padding:24px 12px!important}.paper{padding:28px 24px 20px!important}';
/** For clients that know of a dark theme; elsewhere the mail stays light, as its own styles say. */
const DARK_STYLES = [
  'body{background:#0F1513!important;color:#EEF3F0!important}',
  '.paper{background:#18201D!important;border-color:#E9B44C #2C3733 #2C3733!important}',
  '.brand{color:#4FC3A1!important}',
  '.label{color:#9DAAA4!important}',
  '.action{background:#4FC3A1!important;color:#0F1513!important}',
].join('');
const HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>@media (min-width:600px){${WIDE_STYLES}}@media (prefers-color-scheme:dark){${DARK_STYLES}}</style>`;
/** By language: direction, the text's side, the label's distance from its value (narrow clients know no logical sides), and the letters. */
const SCRIPTS: Readonly<Record<Locale, { root: string; side: string; padding: string; font: string }>> = {
  en: { root: 'lang="en"', side: 'left', padding: '4px 12px 4px 0', font: '16px/1.5 system-ui,sans-serif' },
  ur: {
    root: 'lang="ur" dir="rtl"',
    side: 'right',
    padding: '4px 0 4px 12px',
    font: "17px/2.2 'Noto Nastaliq Urdu','Jameel Noori Nastaleeq',system-ui,sans-serif",
  },
};

/** A clock time: on phones a line would end between the figures and their half of the day. */
const CLOCK_TIME = /(\d{1,2}:\d{2})\s([AP]M)/g;
/** Two of them: a range goes to a line of its own before it is divided, at its dash. */
const CLOCK_TIMES = /\d{1,2}:\d{2}\u00a0[AP]M\s[-–]\s\d{1,2}:\d{2}\u00a0[AP]M/g;

/** Escapes text, adds line breaks and break opportunities for long addresses, and keeps times in one line. */
function toMarkup(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => escapeMarkup(line).replaceAll(/\S{25,}/g, (word) => word.replaceAll(/[@/?=]+/g, '$&<wbr>')))
    .map((line) => line.replaceAll(CLOCK_TIME, '$1\u00a0$2'))
    .map((line) => line.replaceAll(CLOCK_TIMES, '<span dir="ltr" style="display:inline-block">$&</span>'))
    .join('<br>');
}

/**
 * Hides the token of a link in a rendered mail: whoever has it can act for its recipient. Such a token is the whole fragment of
 * an address.
 */
export function hideLinkToken(rendered: string): string {
  return rendered.replaceAll(/#[\w-]{43}(?![\w-])/g, '#...');
}

/** A label and its value as a line of plain text, with the address to which it leads. */
function toFactLine(publicUrl: string) {
  return ([label, value, path]: NonNullable<WrittenMail['facts']>[number]): string =>
    `${label}: ${value}${path ? ` (${publicUrl}${path})` : ''}`;
}

/** Markup that leads to an address, if there is one. */
function linkTo(address: string | undefined, markup: string): string {
  return address ? `<a class="brand" href="${escapeMarkup(address)}" style="color:#0E6B56">${markup}</a>` : markup;
}

/** Renders a mail as plain text and as HTML without external resources; all its parts are escaped here. */
export function renderMail(mail: WrittenMail, publicUrl: string): { text: string; html: string } {
  const { root, side, padding, font } = SCRIPTS[mail.language];
  const link = mail.action ? `${publicUrl}${mail.action.path}` : undefined;
  const text = [
    mail.greeting,
    ...mail.paragraphs,
    ...(mail.facts?.length ? [mail.facts.map(toFactLine(publicUrl)).join('\n')] : []),
    ...(mail.action && link ? [`${mail.action.label}: ${link}`] : []),
    'Mehfil',
  ].join('\n\n');
  const facts = (mail.facts ?? [])
    .map(
      ([label, value, path]) =>
        `<tr><td class="label" style="padding:${padding};${LABEL_STYLE};${WRAP_STYLE}">${toMarkup(label)}</td><td style="padding:4px 0;vertical-align:top;${WRAP_STYLE}">${linkTo(path && `${publicUrl}${path}`, toMarkup(value))}</td></tr>`,
    )
    .join('');
  const button =
    mail.action && link
      ? `<p><a class="action" href="${escapeMarkup(link)}" style="display:inline-block;background:#0E6B56;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none">${escapeMarkup(mail.action.label)}</a></p>`
      : '';
  const body = [mail.greeting, ...mail.paragraphs].map((part) => `<p>${toMarkup(part)}</p>`).join('');
  const brand = '<p class="brand" style="margin:0 0 20px;font:600 26px/1.2 Georgia,serif;color:#0E6B56">Mehfil</p>';
  const table = facts
    ? `<table style="border-collapse:collapse;margin:16px 0;width:100%;table-layout:fixed">${facts}</table>`
    : '';
  // Webmail drops the root, and with it the direction.
  const paper = `<div class="paper" ${root} style="max-width:560px;margin:0 auto;padding:28px 16px 20px;box-sizing:border-box;background:#fff;border:1px solid #E7E0D4;border-top:4px solid #C8871C;border-radius:14px;text-align:${side};${WRAP_STYLE}">${brand}${body}${table}${button}</div>`;
  const html = `<!doctype html><html ${root}><head>${HEAD}</head><body style="margin:0;padding:24px 8px;background:#FBF8F3;color:#1D2522;font:${font}">${paper}</body></html>`;
  return { text, html };
}
