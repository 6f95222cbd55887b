import { isIPv4 } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name its network: whoever has one address of a /64 has all of them. */
const NETWORK_GROUPS = 4;

/** Bits of an address that are shown and kept with a session: enough to recognize a place, not a household. */
const SHORTENED_BITS = { ipv4: 24, ipv6: 48 } as const;

/** Shortens an address to its network, as in `203.0.113.0/24` or `2001:db8:1::/48`. */
export function shortenAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const bits = SHORTENED_BITS[parsed.kind()];
  const network =
    parsed instanceof ipaddr.IPv6
      ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`)
      : ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

/**
 * What the requests of one network are counted under: an IPv4 address as it is, also where it came mapped into IPv6; of an IPv6
 * address the first 64 bits.
 */
export function toNetworkKey(address: string): string {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

const addresses = new WeakMap<Request, { address: string; network: string }>();

/** The client's address, as reported by trusted proxies, and what its requests are counted under (`toNetworkKey`). */
export function getClient(request: Request): { address: string; network: string } {
  const known = addresses.get(request);
  if (known) return known;
  const address = request.ip ?? 'unknown';
  const client = { address, network: toNetworkKey(address) };
  addresses.set(request, client);
  return client;
}
