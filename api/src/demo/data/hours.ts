import type { OpeningHours } from '../../domain/availability/availability.js';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Opening hours of every day, but one if it is given. */
export function openDaily(openingTime: string, closingTime: string, closedOn?: number): OpeningHours[] {
  return WEEK.map((dayOfWeek) => ({ dayOfWeek, openingTime, closingTime, isActive: dayOfWeek !== closedOn }));
}
