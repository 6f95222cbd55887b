/** The state of an address that was opened from a list: its screen stands beside the list where there is room. */
export const BESIDE_LIST = { beside: true } as const;

/** Whether an address was opened beside a list, or leads back to the list from there. */
export function isBesideList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'beside' in state;
}
