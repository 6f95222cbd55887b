/** What somebody changed in a form: whatever else a colleague or another device has saved meanwhile stays. */
export function pickChanged<Values extends object>(values: Values, shown: Values): Partial<Values> {
  const isChanged = ([name, value]: [string, unknown]) => value !== shown[name as keyof Values];
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>;
}
