/** A part of a text, and whether it says how to reach somebody elsewhere. */
export interface TextPart {
  text: string;
  isContact: boolean;
}

/** Repetitions are bounded, so that no text takes long. */
const LINK = /(?:https?:\/\/|www\.)\S{1,2000}/u;
const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u;
const SITE =
  /\b[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){0,3}\.(?:com|net|org|pk|info|io|me|co|app|link|site|online)\b(?:\/\S{0,2000})?/u;
/** Ten digits or more, in groups of three or more after the first, which dates and prices haven't. */
const NUMBER = /\+?(?=(?:[ .-]?\p{Nd}){10})\p{Nd}{1,24}(?:[ .-]\p{Nd}{3,24}){0,6}/u;
const CONTACT = new RegExp([LINK, MAIL, SITE, NUMBER].map(({ source }) => source).join('|'), 'giu');
const PHONE_DIGITS = 10;

function isNumberTooShort(found: string): boolean {
  return /^[+\p{Nd} .-]+$/u.test(found) && found.replaceAll(/\P{Nd}/gu, '').length < PHONE_DIGITS;
}

/** Splits a text into links, addresses and telephone numbers, in digits of any script, and what is between them. */
export function splitContacts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (part: string, isContact: boolean) => {
    if (part !== '') parts.push({ text: part, isContact });
  };
  for (const { 0: found, index } of text.matchAll(CONTACT)) {
    if (isNumberTooShort(found)) continue;
    add(text.slice(end, index), false);
    add(found, true);
    end = index + found.length;
  }
  add(text.slice(end), false);
  return parts;
}
