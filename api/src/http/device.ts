import Bowser from 'bowser';

/** The longest user agent that is read: real ones are shorter. */
const USER_AGENT_MAX_CHARACTERS = 500;

/** Programs and libraries name themselves first, as in `curl/8.5.0`. Names have no dots: mails show them. */
const PROGRAM = /^([A-Za-z][\w-]{0,39})\//;
/** The library takes names that it doesn't know from the user agent. */
const NAME = /^[A-Za-z][\w -]{0,39}$/;

/** What a person recognizes a device by. Empty where the user agent doesn't say. */
interface Device {
  browser: string;
  system: string;
}

function toName(text: string | undefined): string {
  return NAME.test(text ?? '') ? (text ?? '') : '';
}

function readDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: toName(browser.name), system: toName(os.name) };
}

/**
 * Describes the browser and system of a user agent for a person, as in `Firefox on Linux`.
 * @returns the name of a program that is no browser, as in `curl`; null when nothing is known
 */
export function describeDevice(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, USER_AGENT_MAX_CHARACTERS);
  const { browser, system } = readDevice(text);
  if (browser !== '' && system !== '') return `${browser} on ${system}`.slice(0, 100);
  return (browser || system || PROGRAM.exec(text)?.[1]) ?? null;
}
