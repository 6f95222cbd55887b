/** What the events of calendars say. Part of the thread of `external-calendar.worker.ts`. */
import type { CalendarProblemReason } from '../../domain/integrations/inputs.js';
import { cutTo } from '../../domain/text/cut-to.ts';
import type { Override, Series } from './external-calendar.series.ts';
import { getText, type Component, type Property } from './external-calendar.syntax.ts';
import {
  getLength,
  hasUnknownZone,
  isNone,
  readLength,
  readPeriod,
  readWhen,
  type Length,
  type When,
  type Zones,
} from './external-calendar.times.ts';

const TITLE_MAX_CHARACTERS = 200;

/** A change of one date, or of all from it on, with the event that says it. */
export interface EventOverride extends Override {
  event: CalendarEvent;
}

/** An event, a change of one, or a busy time. */
export interface CalendarEvent extends Pick<
  Series<EventOverride>,
  'rules' | 'rulesLeftOut' | 'added' | 'leftOut' | 'zones'
> {
  uid: string;
  title: string;
  isBusy: boolean;
  start: When | undefined;
  length: Length | undefined;
  /** Whether it changes a date of another event. */
  isOverride: boolean;
  /** Which date it changes; undefined if that can't be read. */
  override: { id: When; isOfAllLater: boolean } | undefined;
  problem: CalendarProblemReason | null;
}

/** Without what can't be stored or shown in a line. */
function toTitle(text: string): string {
  const line = text.replaceAll(/[\s\u2028\u2029]+/gu, ' ').replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
  return cutTo(line.trim(), TITLE_MAX_CHARACTERS);
}

/** The name of a calendar; null if it has none. */
export function readName(calendar: Component): string | null {
  return toTitle(getText(calendar, 'x-wr-calname') || getText(calendar, 'name')) || null;
}

function getWord(component: Component, name: string): string {
  return getText(component, name).toUpperCase();
}

/** Whether an event takes time. */
function isBusy(component: Component): boolean {
  return (
    getWord(component, 'status') !== 'CANCELLED' &&
    getWord(component, 'transp') !== 'TRANSPARENT' &&
    getWord(component, 'x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function first(component: Component, name: string): Property | undefined {
  return component.broken.has(name) ? undefined : component.properties.get(name)?.[0];
}

/** The length of an event; undefined if it can't be read. */
function readEventLength(component: Component, start: When, zones: Zones): Length | undefined {
  if (component.broken.has('dtend') || component.broken.has('duration')) return undefined;
  const end = first(component, 'dtend');
  const duration = first(component, 'duration');
  const endsAt = end && readWhen(end.value, end, zones);
  const said = endsAt ? getLength(start, endsAt, zones) : duration && readLength(duration.value);
  if (!said && (end ?? duration)) return undefined;
  const length = said ?? { days: 0, ms: 0 };
  // A day without an end, or that ends on itself, takes that day.
  return start.isDay && isNone(length) ? { days: 1, ms: 0 } : length;
}

function listValues(component: Component, name: string): { value: string; property: Property }[] {
  const properties = component.properties.get(name) ?? [];
  return properties.flatMap((property) =>
    property.value
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .map((value) => ({ value, property })),
  );
}

/** Reads lists of dates; what can't be read is left out. */
function readList<T>(
  component: Component,
  name: string,
  read: (value: string, property: Property) => T | undefined,
): { list: T[]; isRead: boolean } {
  const values = listValues(component, name);
  const list = values.flatMap(({ value, property }) => read(value, property) ?? []);
  return { list, isRead: list.length === values.length && !component.broken.has(name) };
}

function readAdded(value: string, property: Property, zones: Zones): CalendarEvent['added'][number] | undefined {
  if (value.includes('/')) return readPeriod(value, property, zones);
  const start = readWhen(value, property, zones);
  return start && { start };
}

/** Which date an event changes. */
function readOverride(component: Component, zones: Zones): CalendarEvent['override'] {
  const property = first(component, 'recurrence-id');
  const id = property && readWhen(property.value, property, zones);
  return id && { id, isOfAllLater: property.parameters.range?.toUpperCase() === 'THISANDFUTURE' };
}

function findProblem(
  component: Component,
  { start, length, zones }: Pick<CalendarEvent, 'start' | 'length' | 'zones'>,
  areDatesRead: boolean,
): CalendarProblemReason | null {
  if (!start) return 'START';
  if (!length) return 'END';
  if (component.broken.has('rrule') || component.broken.has('exrule')) return 'RULE';
  if (!areDatesRead) return 'EXCEPTION';
  const times = ['dtstart', 'dtend'].flatMap((name) => component.properties.get(name) ?? []);
  return times.some((time) => hasUnknownZone(time, zones)) ? 'ZONE' : null;
}

/** Reads an event as far as it can be read. */
export function readEvent(component: Component, zones: Zones): CalendarEvent {
  const startProperty = first(component, 'dtstart');
  const start = startProperty && readWhen(startProperty.value, startProperty, zones);
  const length = start && readEventLength(component, start, zones);
  const leftOut = readList(component, 'exdate', (value, property) => readWhen(value, property, zones));
  const added = readList(component, 'rdate', (value, property) => readAdded(value, property, zones));
  const isOverride = component.properties.has('recurrence-id') || component.broken.has('recurrence-id');
  const override = isOverride ? readOverride(component, zones) : undefined;
  const areDatesRead = leftOut.isRead && added.isRead && isOverride === (override !== undefined);
  return {
    uid: getText(component, 'uid'),
    title: toTitle(getText(component, 'summary')),
    isBusy: isBusy(component),
    ...{ start, length, zones, isOverride, override },
    rules: component.properties.get('rrule') ?? [],
    rulesLeftOut: component.properties.get('exrule') ?? [],
    added: added.list,
    leftOut: leftOut.list,
    problem: findProblem(component, { start, length, zones }, areDatesRead),
  };
}

/** Reads the busy times that a calendar without events gives. */
export function readFreeBusy(component: Component, zones: Zones): CalendarEvent[] {
  const shared = {
    uid: getText(component, 'uid'),
    title: toTitle(getText(component, 'summary')),
    ...{ isBusy: true, isOverride: false, override: undefined, zones },
    ...{ rules: [], rulesLeftOut: [], added: [], leftOut: [] },
  };
  const busy = listValues(component, 'freebusy')
    .filter(({ property }) => property.parameters.fbtype?.toUpperCase() !== 'FREE')
    .map(({ value, property }): CalendarEvent => {
      const period = readPeriod(value, property, zones);
      return { ...shared, start: period?.start, length: period?.length, problem: period ? null : 'START' };
    });
  const isBroken = component.broken.has('freebusy');
  return isBroken ? [...busy, { ...shared, start: undefined, length: undefined, problem: 'START' }] : busy;
}
