/** Values as SQL lists them. */
export function quote(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}

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

/** SQL that lets a column hold more values, behind those that other migrations have added to it. */
export function addKnownValues(table: string, constraint: string, values: readonly string[]): string {
  return rewriteCheck(table, constraint, `known || array[${quote(values)}]`);
}

/** SQL that takes such values back. */
export function removeKnownValues(table: string, constraint: string, values: readonly string[]): string {
  return rewriteCheck(
    table,
    constraint,
    `array(select value from unnest(known) with ordinality as listed(value, place)
            where value <> all (array[${quote(values)}]) order by place)`,
  );
}

/** The constraint is written anew from its values: its text, as the database shows it, has more casts each time. */
function rewriteCheck(table: string, constraint: string, values: string): string {
  return `
    do $$
    declare
      known text[];
      restricted name;
    begin
      select array(select quoted[1] from regexp_matches(pg_get_constraintdef(k.oid), $re$'([^']+)'$re$, 'g') as quoted),
          a.attname
        into strict known, restricted
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.conname = '${constraint}' and k.conrelid = '${table}'::regclass;
      execute format('alter table ${table} drop constraint ${constraint}, add constraint ${constraint} check (%I in (%s))',
        restricted, (select string_agg(quote_literal(value), ', ' order by place)
          from unnest(${values}) with ordinality as listed(value, place)));
    end $$`;
}
