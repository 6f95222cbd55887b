import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name its network: whoever has one address of a /64 has all of them. */
const NETWORK_GROUPS = 4;

/**
 * What the requests of one network are counted under: an IPv4 address as it is, also where it came mapped into IPv6; of an IPv6
 * address the first 64 bits.
 */
export function toNetworkKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
