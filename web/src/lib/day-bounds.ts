/**
 * The instants between which days lie, in the reader's zone.
 * @param from the first day, `2026-03-03`; anything else is no bound
 * @param to the last day, included
 */
export function toDayBounds(from: string, to: string): { from: string | null; to: string | null } {
  const begin = (day: string, later = 0): string | null => {
    const [year, month, date] = day.split('-').map(Number);
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || year === undefined || month === undefined || date === undefined) return null;
    return new Date(year, month - 1, date + later).toISOString();
  };
  return { from: begin(from), to: begin(to, 1) };
}
