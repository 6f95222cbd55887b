import { Extensions } from 'type-graphql';

const LIST_LENGTH = 'listLength';

/**
 * Says how many items a field's list has at most as a rule, where that is far from what the cost of documents assumes.
 * @param items their number
 */
export function ListLength(items: number) {
  return Extensions({ [LIST_LENGTH]: items });
}

/** The length that a field declares, or undefined. */
export function getListLength({ extensions }: { extensions: Readonly<Record<string, unknown>> }): number | undefined {
  const length = extensions[LIST_LENGTH];
  return typeof length === 'number' ? length : undefined;
}
