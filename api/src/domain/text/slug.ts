/**
 * Derives a slug from a title: lower case, without accents and other characters than Latin letters and digits, with hyphens for
 * spaces. Empty for a title in another script.
 * @param mostCharacters maximum length; never ends with a hyphen
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

/** Whether this is a slug: lower-case words of letters and digits, joined by single hyphens. */
export function isSlug(value: string): boolean {
  return /^[a-z0-9-]+$/.test(value) && !value.startsWith('-') && !value.endsWith('-') && !value.includes('--');
}

/**
 * The readable part of a URL: `royal-palm-marquee` for `Royal Palm Marquee`. It keeps other scripts and identifies nothing: the
 * number before it does.
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

/** The path of a hall's page, with its name if given. */
export function hallAddress(id: number, name?: string): string {
  return name === undefined ? `/hall/${id}` : `/hall/${id}/${nameInAddress(name)}`;
}
