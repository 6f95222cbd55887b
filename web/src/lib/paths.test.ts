/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ownAddress, paths } from './paths';

const HERE = 'https://mehfil.example';

describe('ownAddress keeps redirects on this origin', () => {
  it.each([
    ['/hall/3', '/hall/3'],
    ['/venues/all?location=Lahore#list', '/venues/all?location=Lahore#list'],
    ['/a/../b', '/b'],
  ])('lets %s pass', (wanted, result) => {
    expect(ownAddress(wanted, HERE)).toBe(result);
  });

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    null,
    undefined,
    7,
    { pathname: '/x' },
  ])('refuses %p', (wanted) => {
    expect(ownAddress(wanted, HERE)).toBeNull();
  });
});

describe('paths', () => {
  it('names a hall readably, whatever it is called', () => {
    expect(paths.hall(7)).toBe('/hall/7');
    expect(paths.hall(7, 'Café Royal — Grand Hall')).toBe('/hall/7/cafe-royal-grand-hall');
    expect(paths.hall(7, '!!!')).toBe('/hall/7/hall');
    expect(decodeURIComponent(paths.hall(7, 'شاہی ہال'))).toBe('/hall/7/شاہی-ہال');
  });

  it('keeps a slug one part of the address', () => {
    expect(paths.blogPost('a/b?c')).toBe('/blog/post/a%2Fb%3Fc');
  });
});
