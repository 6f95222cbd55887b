/**
 * The lines of an iCalendar text as components and properties. Takes what can be read and marks what can't, where `ICAL.parse`
 * refuses the whole text for one bad line. Part of the thread of `external-calendar.worker.ts`.
 */
import ICAL from 'ical.js';

/** A line; its value as written, but for texts. */
export interface Property {
  parameters: Readonly<Record<string, string | undefined>>;
  value: string;
}

/** A calendar, event, free/busy time or zone. */
export interface Component {
  /** In lower case, as the names of properties. */
  name: string;
  properties: Map<string, Property[]>;
  /** The names of properties of which a line can't be read. */
  broken: Set<string>;
  children: Component[];
  /** Its own lines, and those within it, for zones only. */
  lines: string[];
}

/** What a text consists of. */
export interface ParsedText {
  calendars: Component[];
  /** Whether the last calendar is closed; otherwise the rest is missing. */
  isWhole: boolean;
}

/** What is read of components, by name; whatever else they say can't do harm. */
const READ: Readonly<Record<string, ReadonlySet<string>>> = {
  vcalendar: new Set(['x-wr-calname', 'name']),
  vevent: new Set([
    ...['uid', 'summary', 'status', 'transp', 'x-microsoft-cdo-busystatus'],
    ...['dtstart', 'dtend', 'duration', 'rrule', 'exrule', 'rdate', 'exdate', 'recurrence-id'],
  ]),
  vfreebusy: new Set(['uid', 'summary', 'freebusy']),
  vtimezone: new Set(['tzid']),
};
const OF_ZONES = /^(?:begin|end|tzid|dtstart|tzoffsetfrom|tzoffsetto|rrule|rdate)[:;]/i;

/** Values stay as they are written, since many aren't of the type that they should be; texts are unescaped. */
const AS_WRITTEN = {
  value: { text: (ICAL.design.icalendar.value as Record<string, unknown>).text },
  param: {},
  property: Object.fromEntries(['summary', 'x-wr-calname', 'name'].map((name) => [name, { defaultType: 'text' }])),
  propertyGroups: false,
} as unknown as Parameters<typeof ICAL.parse.property>[1];

/**
 * Joins folded lines and decodes them. In this order, since lines may be folded within a letter (RFC 5545, 3.1).
 * @returns lines without line breaks
 */
export function decodeLines(bytes: Uint8Array): string[] {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = isWide
    ? unfold(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes))
    : decode(Buffer.from(unfold(Buffer.from(bytes).toString('latin1')), 'latin1'));
  return text.split(/\r\n|\r|\n/);
}

function unfold(text: string): string {
  return text.replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '');
}

/** UTF-8, with or without its mark; else the usual encoding of old programs. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A zone's name with a colon (`(UTC+05:00) Islamabad, Karachi`) needs quotes, which some programs leave out. */
function quoteZone(line: string): string {
  const from = line.search(/;tzid=[^";:]*:/i);
  const to = line.lastIndexOf(':');
  const start = from + ';tzid='.length;
  if (from < 0 || line.indexOf(':', start) === to || !/^\d{8}/.test(line.slice(to + 1, to + 9))) return line;
  return `${line.slice(0, start)}"${line.slice(start, to)}"${line.slice(to)}`;
}

/** @throws for a line that can't be read */
function parseProperty(line: string): Property {
  const [, parameters, type, value] = ICAL.parse.property(quoteZone(line), AS_WRITTEN) as [
    string,
    Record<string, string>,
    string,
    unknown,
  ];
  if (typeof value !== 'string') throw new Error('A property without a value');
  return { parameters: { ...parameters, value: type }, value: value.trim() };
}

function readProperty(component: Component, name: string, line: string): void {
  if (component.name === 'standard' || component.name === 'daylight') return;
  if (!READ[component.name]?.has(name)) return;
  try {
    const property = parseProperty(line);
    const known = component.properties.get(name);
    if (known) known.push(property);
    else component.properties.set(name, [property]);
  } catch {
    component.broken.add(name);
  }
}

function createComponent(name: string): Component {
  return { name, properties: new Map(), broken: new Set(), children: [], lines: [] };
}

/** Parses lines into calendars. Never throws for what they say. */
export function parseLines(lines: readonly string[]): ParsedText {
  const root = createComponent('');
  const open = [root];
  for (const written of lines) {
    const line = written.trim();
    const name = /^[a-z0-9-]+(?=[:;])/i.exec(line)?.[0].toLowerCase();
    const top = open[open.length - 1] ?? root;
    const zone = open.find((each) => each.name === 'vtimezone');
    if (zone && OF_ZONES.test(line)) zone.lines.push(line);
    if (name === 'begin') {
      const child = createComponent(line.slice('begin:'.length).trim().toLowerCase());
      if (child.name === 'vtimezone') child.lines.push(line);
      close(open, child.name);
      (open[open.length - 1] ?? root).children.push(child);
      open.push(child);
    } else if (name === 'end') {
      end(open, line.slice('end:'.length).trim().toLowerCase());
    } else if (name !== undefined) readProperty(top, name, line);
  }
  const calendars = root.children.filter((each) => each.name === 'vcalendar');
  return { calendars, isWhole: open.length === 1 };
}

/** What stands directly in a calendar or beside one: its beginning ends what wasn't ended. */
const TOP = new Set(['vcalendar', 'vevent', 'vfreebusy', 'vtimezone', 'vtodo', 'vjournal']);

function close(open: Component[], beginning: string): void {
  if (!TOP.has(beginning)) return;
  const depth = beginning === 'vcalendar' ? 1 : 2;
  if (open[1]?.name === 'vcalendar') open.length = Math.min(open.length, depth);
}

/** Ends a component with all that is open in it; an end of nothing that is open is left out. */
function end(open: Component[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at > 0) open.length = at;
}

/** The first value of a property; empty if there is none. */
export function getText(component: Component, name: string): string {
  return component.properties.get(name)?.[0]?.value ?? '';
}
