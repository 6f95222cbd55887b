/** How an enum's name stands in an address: `PRICE_DESC` as `price_desc`. */
export function toAddressName(name: string): string {
  return name.toLowerCase();
}

/** The name that stands in an address; undefined where it is none of `names`. */
export function findAddressName<Name extends string>(
  names: readonly Name[],
  text: string | null | undefined,
): Name | undefined {
  return names.find((name) => toAddressName(name) === text);
}
