import type { Request } from 'express';
import type { FieldError } from '../domain/input/errors.js';
import { ownerPhrases } from '../domain/urdu/owner-phrases.js';
import { learnPhrases, sayInUrdu } from '../domain/urdu/phrases.js';
import { restPhrases } from './rest-phrases.js';

learnPhrases(ownerPhrases);
learnPhrases(restPhrases);

/** The parts of an error that people read. */
interface ErrorTexts {
  message: string;
  details: Readonly<Record<string, unknown>> | undefined;
}

/** An error's texts in a language; those without a translation stay in English. */
interface SpokenTexts extends ErrorTexts {
  /** BCP 47. */
  language: 'en' | 'ur';
}

/** Says an error's texts in the language that a request accepts first of ours: English, unless it prefers Urdu. */
export function sayInAccepted(request: Request, { message, details }: ErrorTexts): SpokenTexts {
  const said = request.acceptsLanguages('en', 'ur') === 'ur' ? sayInUrdu(message) : message;
  if (said === message) return { language: 'en', message, details };
  const fields = details?.fields as FieldError[] | undefined;
  const saidFields = fields?.map((each) => ({ ...each, message: sayInUrdu(each.message) }));
  return { language: 'ur', message: said, details: saidFields ? { ...details, fields: saidFields } : details };
}
