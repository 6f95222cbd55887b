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
