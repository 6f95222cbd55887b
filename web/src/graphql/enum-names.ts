type EnumName<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values];

/**
 * The schema's name of a value that the domain still spells as its column (docs/decisions/0001-foundations.md), as forms hold it. The other
 * way round it is `Role[name]`.
 * @throws Error when the enum has no such value
 */
export function toEnumName<Values extends Readonly<Record<string, string>>, Value extends Values[keyof Values]>(
  values: Values,
  value: Value,
): EnumName<Values, Value> {
  const found = Object.keys(values).find((name) => values[name] === value);
  if (found === undefined) throw new Error(`No value of this enum: ${value}`);
  return found as EnumName<Values, Value>;
}
