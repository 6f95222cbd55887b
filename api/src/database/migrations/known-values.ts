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

/** SQL that lets a column hold one more value, whatever other migrations have added to it. */
export function addKnownValue(table: string, constraint: string, value: string): string {
  return rewriteConstraint(
    table,
    constraint,
    `replace(definition, 'ARRAY[', 'ARRAY[''${value}''::character varying, ')`,
  );
}

/** SQL that takes such a value back. */
export function removeKnownValue(table: string, constraint: string, value: string): string {
  return rewriteConstraint(table, constraint, `replace(definition, '''${value}''::character varying, ', '')`);
}

function rewriteConstraint(table: string, constraint: string, rewritten: string): string {
  return `
    do $$
    declare definition text;
    begin
      select pg_get_constraintdef(oid) into strict definition from pg_constraint
        where conname = '${constraint}' and conrelid = '${table}'::regclass;
      execute 'alter table ${table} drop constraint ${constraint}, add constraint ${constraint} ' || ${rewritten};
    end $$`;
}
