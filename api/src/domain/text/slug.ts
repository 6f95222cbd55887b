/**
 * The slug that a title suggests: lower case, accents taken off, whatever isn't a letter or digit of the Latin alphabet
 * removed, blanks to hyphens. May be empty (a title in another script): the author then types one.
 *
 * @param mostCharacters where to cut, never in the middle of two hyphens
 */
export function slugFrom(title: string, mostCharacters = 275): string {
  return title
    .slice(0, 2000)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, mostCharacters)
    .replace(/-$/, '');
}

/** Whether this is a slug: lower-case letters and digits in words joined by single hyphens. */
export function isSlug(value: string): boolean {
  return /^[a-z0-9-]+$/.test(value) && !value.startsWith('-') && !value.endsWith('-') && !value.includes('--');
}

/**
 * A name as the readable part of an address: `Royal Palm Marquee` is `royal-palm-marquee`. Unlike a slug it keeps other
 * scripts and finds nothing: the number before it does.
 */
export function nameInAddress(name: string): string {
  const plain = name
    .slice(0, 300)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');
  return encodeURIComponent(plain || 'hall');
}

/** The address of a hall's page on this site, with its name where one is given. */
export function hallAddress(id: number, name?: string): string {
  return name === undefined ? `/hall/${id}` : `/hall/${id}/${nameInAddress(name)}`;
}
