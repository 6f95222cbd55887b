import { writeBookingTimes } from '../features/bookings/booking-times';
import { bookingTimesText } from '../features/bookings/booking-times.text';
import { bookingTimesText as bookingTimesUrdu } from '../features/bookings/booking-times.text.ur';
import { readOfflineCopy, type OfflineBooking, type OfflineCopy } from '../features/bookings/offline-copy';
import { formatsFor } from '../i18n/format';
import { readLocale, type Locale } from '../i18n/locale-choice';
import type { KeyValueStore } from '../lib/storage';
import { LOGO_SHAPES } from '../ui/logo-shapes';
import { offlinePageText } from './offline-page.text';
import { offlinePageText as offlinePageUrdu } from './offline-page.text.ur';
import { hallNameIn } from '@mehfil/api/domain/halls/hall-name';

/** What the page is drawn from. */
export interface OfflineScene {
  store: KeyValueStore;
  /** BCP 47, the browser's. */
  languages: readonly string[];
  now: Date;
  /** Opens the wanted page again. */
  onRetry: () => void;
}

const wordsIn = (locale: Locale) =>
  locale === 'en' ? offlinePageText.en : { ...offlinePageText.en, ...offlinePageUrdu };
const timesIn = (locale: Locale) =>
  locale === 'en' ? bookingTimesText.en : { ...bookingTimesText.en, ...bookingTimesUrdu };

type Words = ReturnType<typeof wordsIn>;

/** An element with its class and what stands in it. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** The mark beside the name, which says the same. */
function drawMark(): SVGElement {
  const draw = (name: string, attributes: Record<string, string>, ...parts: SVGElement[]) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...parts);
    return made;
  };
  const { arch, lamp } = LOGO_SHAPES;
  const box = { width: '30', height: '34', viewBox: '0 0 30 34', 'aria-hidden': 'true' };
  return draw('svg', box, draw('path', { class: 'arch', d: arch }), draw('path', { class: 'lamp', d: lamp }));
}

function drawBooking(booking: OfflineBooking, locale: Locale, words: Words): HTMLLIElement {
  const formats = formatsFor(locale);
  const times = writeBookingTimes(booking, formats, timesIn(locale));
  const card = element(
    'li',
    'card',
    element(
      'div',
      'head',
      element('h3', 'hall', hallNameIn(locale, booking)),
      element('span', `stage ${booking.stage.toLowerCase()}`, words.stages[booking.stage] ?? ''),
    ),
    element('p', 'date', times.date),
    element('p', '', times.range),
    element('p', 'muted', booking.hallLocation),
    element('p', 'muted', `${words.guests(formats.number(booking.guestCount))} · ${words.reference(booking.id)}`),
  );
  const phone = booking.businessContact;
  if (phone) {
    const link = element('a', 'call', words.call(booking.businessName), ' ', element('bdi', '', phone.national));
    link.href = phone.dialerUrl;
    card.append(link);
  }
  return card;
}

function drawBookings({ savedAt, bookings }: OfflineCopy, locale: Locale, words: Words): HTMLElement {
  const { compactDateTime } = formatsFor(locale);
  return element(
    'section',
    'bookings',
    element('h2', '', words.bookings),
    element('p', 'muted', words.asOf(compactDateTime(savedAt))),
    element('ul', 'list', ...bookings.map((booking) => drawBooking(booking, locale, words))),
  );
}

/** Draws the page without a connection into the document: what is wrong, and the customer's bookings where there is a copy of them. */
export function drawOfflinePage({ store, languages, now, onRetry }: OfflineScene): void {
  const locale = readLocale(store, languages);
  const words = wordsIn(locale);
  const copy = readOfflineCopy(store, now);
  const toCome = copy?.bookings.filter(({ endTime }) => Date.parse(endTime) > now.getTime()) ?? [];
  const retry = element('button', 'retry', words.retry);
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  const head = element('header', 'brand', drawMark(), element('span', '', 'Mehfil'));
  const intro = element('div', 'intro', element('h1', '', words.title), element('p', '', words.text), retry);
  const rest =
    copy && toCome.length > 0
      ? drawBookings({ ...copy, bookings: toCome }, locale, words)
      : element('p', 'none', words.none);
  document.title = `${words.title} · Mehfil`;
  document.body.replaceChildren(head, element('main', 'page', intro, rest));
}
