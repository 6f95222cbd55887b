import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** The eight groups of an IPv6 address as numbers; a trailing IPv4 address counts as two. */
function toGroups(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = (dotted ?? []).slice(1).map(Number);
  const plain = dotted
    ? `${address.slice(0, dotted.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    : address;
  const [head = '', tail] = plain.split('::');
  const toNumbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [front, back] = [toNumbers(head), toNumbers(tail ?? '')];
  const gap = tail === undefined ? 0 : GROUPS - front.length - back.length;
  return [...front, ...new Array<number>(gap).fill(0), ...back];
}

/**
 * The key for per-network limits: an IPv4 address as it is (also when mapped into IPv6), or the first 64 bits of an IPv6 address,
 * since one network holds them all.
 */
export function toNetworkKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = toGroups(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
