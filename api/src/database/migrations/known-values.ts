const quote = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** SQL that lets a column hold these values and no others. */
export function setKnownValue(table: string, constraint: string, column: string, values: readonly string[]): string {
  return `
    alter table ${table} drop constraint ${constraint}, add constraint ${constraint}
      check (${column} in (${quote(values)}))`;
}

/** SQL that lets the lists of a column hold these values and no others. */
export function setKnownValues(table: string, constraint: string, column: string, values: readonly string[]): string {
  return `
    alter table ${table} drop constraint ${constraint}, add constraint ${constraint}
      check (${column} <@ array[${quote(values)}])`;
}
