/**
 * The beginning of a text: at most so many characters as PostgreSQL counts them. Imports nothing, as the thread that reads calendars
 * runs it from its file.
 */
export function cutTo(value: string, max: number): string {
  return value.length <= max ? value : Array.from(value).slice(0, max).join('');
}
