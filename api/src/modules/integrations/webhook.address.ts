import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { DomainError } from '../../rules/index.js';
import { INTEGRATION_MESSAGES, invalidInput, isLocalAddress } from '../../rules/index.js';

/** A resolved address of a host. */
export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Resolves a host name; empty when it has no addresses. */
export type ResolveHost = (host: string) => Promise<HostAddress[]>;

/** The target of a delivery: only the validated addresses are connected to. */
export interface Target {
  url: URL;
  addresses: HostAddress[];
}

const DNS_TIMEOUT_MS = 2_000;
const DNS_TRIES = 2;
const LOOPBACK: HostAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** IPv4 that is not public unicast (IANA special-purpose registry), plus Azure's metadata address, which is. */
const NOT_PUBLIC_V4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** Contains all public unicast IPv6, but no embedded IPv4 (mapped, NAT64), private or link-local addresses. */
const GLOBAL_V6 = subnets('ipv6', [['2000::', 3]]);

/** Exceptions in that range: protocol assignments with Teredo, documentation, and 6to4, which can embed any IPv4. */
const NOT_PUBLIC_V6 = subnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function subnets(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC_V4.check(address, 'ipv4');
    case 6:
      // Addresses with a zone (`fe80::1%eth0`) are never public.
      return !address.includes('%') && GLOBAL_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Queries the name servers, not the local hosts file. */
const resolveHost: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer, at) =>
    answer.status === 'fulfilled'
      ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }) as const)
      : [],
  );
};

function toUrlError(message: string): DomainError {
  return invalidInput([{ field: 'url', message }]);
}

/**
 * Resolves and validates a webhook's URL. Called on saving and again at every delivery, since DNS may change.
 * @param options.allowLocal allows http to this machine (set by the environment)
 * @param options.resolve resolves host names
 * @throws DomainError INVALID_INPUT on url, when it isn't https, can't be resolved, or leads to a non-public network
 */
export async function resolveTarget(
  address: string,
  { allowLocal, resolve = resolveHost }: { allowLocal: boolean; resolve?: ResolveHost },
): Promise<Target> {
  if (!URL.canParse(address)) throw toUrlError(INTEGRATION_MESSAGES.urlInvalid);
  const url = new URL(address);
  if (allowLocal && isLocalAddress(url) && ['http:', 'https:'].includes(url.protocol)) {
    return { url, addresses: LOOPBACK };
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw toUrlError(INTEGRATION_MESSAGES.urlInvalid);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family: family as 4 | 6 }];
  if (addresses.length === 0) throw toUrlError(INTEGRATION_MESSAGES.urlUnknown);
  if (!addresses.every((each) => isPublicAddress(each.address))) throw toUrlError(INTEGRATION_MESSAGES.urlPrivate);
  return { url, addresses };
}
