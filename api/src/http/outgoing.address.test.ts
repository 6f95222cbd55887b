import { describe, expect, it } from '@jest/globals';
import { INTEGRATION_MESSAGES } from '../domain/integrations/inputs.js';
import { isPublicAddress, resolveTarget, type ResolveHost } from './outgoing.address.js';

const answers =
  (...addresses: string[]): ResolveHost =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }) as const));

const nobody: ResolveHost = () => Promise.reject(new Error('nothing was to be looked up'));

describe('[issue: webhooks] addresses of the public internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '2606:4700::1111'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this network', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['metadata of a cloud in that range', '100.100.100.200'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, metadata of most clouds', '169.254.169.254'],
    ['metadata of Azure', '168.63.129.16'],
    ['protocol assignments', '192.0.0.8'],
    ['documentation', '192.0.2.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4 mapped', '::ffff:127.0.0.1'],
    ['IPv4 mapped, even of a public one', '::ffff:8.8.8.8'],
    ['IPv4 compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['unique local, metadata of AWS', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['Teredo', '2001::1'],
    ['documentation', '2001:db8::1'],
    ['6to4 of a private address', '2002:7f00:1::'],
    ['not an address', 'example.org'],
  ])('%s is not: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('[issue: webhooks] where an address leads', () => {
  const refusal = (message: string) => ({ code: 'INVALID_INPUT', field: 'url', message });

  it('takes https to a public address, and pins what was checked', async () => {
    const target = await resolveTarget('https://example.org/hook', {
      allowLocal: false,
      resolve: answers('93.184.216.34'),
    });
    expect(target.addresses).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'https://name:word@example.org/',
    'https://name@example.org/',
    'http://localhost/',
    'not an address',
  ])('%s is not the kind of address that is taken', async (address) => {
    const asked = resolveTarget(address, { allowLocal: false, resolve: answers('93.184.216.34') });
    await expect(asked).rejects.toMatchObject(refusal(INTEGRATION_MESSAGES.urlInvalid));
  });

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.7:8443/',
  ])('%s leads into a network that is not public', async (address) => {
    const resolve = address.includes('localhost') ? answers('127.0.0.1') : nobody;
    const asked = resolveTarget(address, { allowLocal: false, resolve });
    await expect(asked).rejects.toMatchObject(refusal(INTEGRATION_MESSAGES.urlPrivate));
  });

  it('one private address among public ones is enough to be refused', async () => {
    const asked = resolveTarget('https://both.example/', {
      allowLocal: false,
      resolve: answers('93.184.216.34', '10.0.0.1'),
    });
    await expect(asked).rejects.toMatchObject(refusal(INTEGRATION_MESSAGES.urlPrivate));
  });

  it('a name that has no address can’t be saved', async () => {
    const asked = resolveTarget('https://nowhere.example/', { allowLocal: false, resolve: answers() });
    await expect(asked).rejects.toMatchObject(refusal(INTEGRATION_MESSAGES.urlUnknown));
  });

  it('is resolved anew each time: a name that points elsewhere later is refused then', async () => {
    const rebound = [answers('93.184.216.34'), answers('169.254.169.254')];
    const resolve: ResolveHost = (host) => (rebound.shift() ?? nobody)(host);
    await resolveTarget('https://rebinding.example/', { allowLocal: false, resolve });
    const later = resolveTarget('https://rebinding.example/', { allowLocal: false, resolve });
    await expect(later).rejects.toMatchObject(refusal(INTEGRATION_MESSAGES.urlPrivate));
  });

  it('reaches this machine over http only if the environment allows it, and then nothing else that is private', async () => {
    const { addresses } = await resolveTarget('http://localhost:4567/', { allowLocal: true, resolve: nobody });
    expect(addresses.map(({ address }) => address)).toEqual(['127.0.0.1', '::1']);
    for (const address of ['http://192.168.1.1/', 'http://example.org/']) {
      await expect(resolveTarget(address, { allowLocal: true, resolve: answers('10.0.0.1') })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    }
  });
});
