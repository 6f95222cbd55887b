import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { invalidInput } from '../domain/input/errors.js';
import { INTEGRATION_MESSAGES, isLocalAddress } from '../domain/integrations/inputs.js';

/** An IP address of a host. */
export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Resolves a host; empty if it has no address. */
export type ResolveHost = (host: string) => Promise<HostAddress[]>;

/** The target of a request: connections are made to the checked addresses only. */
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

/** Azure's metadata service, whose address is a public one. */
const AZURE_METADATA = '168.63.129.16';
/** Public unicast IPv6. */
const [GLOBAL_V6, GLOBAL_V6_BITS] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is public. */
export function isPublicAddress(address: string): boolean {
  // With a zone (`fe80::1%eth0`) it is never public.
  if (isIP(address) === 0 || address.includes('%') || address === AZURE_METADATA) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6, GLOBAL_V6_BITS));
}

/** Queries name servers, not the machine's hosts file. */
const resolveHost: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer, at) =>
    answer.status === 'fulfilled'
      ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }) as const)
      : [],
  );
};

/**
 * Resolves and checks an address that somebody entered. Called when it is saved and again for every request, since DNS records
 * change.
 * @param options.allowLocal allows http to this machine (by the environment)
 * @param options.field what the address is called where it is entered
 * @param options.resolve resolves a host
 * @throws DomainError INVALID_INPUT on the field, unless it is https and leads to a public network
 */
export async function resolveTarget(
  address: string,
  options: { allowLocal: boolean; field?: string; resolve?: ResolveHost },
): Promise<Target> {
  const { allowLocal, field = 'url', resolve = resolveHost } = options;
  const createRefusal = (message: string) => invalidInput([{ field, message }]);
  if (!URL.canParse(address)) throw createRefusal(INTEGRATION_MESSAGES.urlInvalid);
  const url = new URL(address);
  if (allowLocal && isLocalAddress(url) && ['http:', 'https:'].includes(url.protocol)) {
    return { url, addresses: LOOPBACK };
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw createRefusal(INTEGRATION_MESSAGES.urlInvalid);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family: family as 4 | 6 }];
  if (addresses.length === 0) throw createRefusal(INTEGRATION_MESSAGES.urlUnknown);
  if (!addresses.every((each) => isPublicAddress(each.address))) throw createRefusal(INTEGRATION_MESSAGES.urlPrivate);
  return { url, addresses };
}
