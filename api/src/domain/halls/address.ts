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
