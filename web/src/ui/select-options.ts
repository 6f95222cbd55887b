/** What can be chosen; null is a choice too, as everything or none. */
export type OptionValue = string | number | boolean | null;

/** One choice of a list. */
export interface SelectOption<Value extends OptionValue> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** An option's value as controls hold it. */
export function toOptionKey(value: OptionValue): string {
  return value === null ? '' : String(value);
}

/** The option that a control names. */
export function findOption<Value extends OptionValue>(
  options: readonly SelectOption<Value>[],
  key: string,
): SelectOption<Value> | undefined {
  return options.find(({ value }) => toOptionKey(value) === key);
}
