/** Parses the server's end time; null if absent or invalid (docs/coverage.md: customer §4). */
export function parsedEndTime(endTime: string | Date | null | undefined): Date | null {
  if (endTime === null || endTime === undefined || endTime === '') return null;
  const end = new Date(endTime);
  return Number.isNaN(end.getTime()) ? null : end;
}
