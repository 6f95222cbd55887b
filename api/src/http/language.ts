import type { Request } from 'express';
import type { FieldError } from '../domain/input/errors.js';
import { ownerPhrases } from '../domain/urdu/owner-phrases.js';
import { bookingPhrases } from '../domain/urdu/booking-phrases.js';
import { learnPhrases, sayInUrdu } from '../domain/urdu/phrases.js';
import { getScope } from '../telemetry/scope.js';
import { requestPhrases } from './request-phrases.js';

learnPhrases(ownerPhrases);
learnPhrases(bookingPhrases);
learnPhrases(requestPhrases);

/** The parts of an error that people read. */
interface ErrorTexts {
  message: string;
  details: Readonly<Record<string, unknown>> | undefined;
}

/** An error's texts in a language; those without a translation stay in English. */
interface SpokenTexts extends ErrorTexts {
  language: Language;
}

/** BCP 47. */
type Language = 'en' | 'ur';

/** The language of ours that a request accepts first: English, unless it prefers Urdu. */
export function getAcceptedLanguage(request: Request): Language {
  return request.acceptsLanguages('en', 'ur') === 'ur' ? 'ur' : 'en';
}

/** Says an error's texts in the language that the running request accepts; outside of requests in English. */
export function sayInAccepted({ message, details }: ErrorTexts): SpokenTexts {
  const said = getScope()?.getLanguage?.() === 'ur' ? sayInUrdu(message) : message;
  if (said === message) return { language: 'en', message, details };
  const fields = details?.fields as FieldError[] | undefined;
  const saidFields = fields?.map((each) => ({ ...each, message: sayInUrdu(each.message) }));
  return { language: 'ur', message: said, details: saidFields ? { ...details, fields: saidFields } : details };
}
