/** What the visual editor has a place for. Text and its container aside, everything else would be lost in it. */
const KEPT_TAGS: ReadonlySet<string> = new Set(
  'p br hr h2 h3 h4 blockquote pre code ul ol li strong b em i u s a img'.split(' '),
);
const LOST_ATTRIBUTES = ['dir', 'lang'] as const;

/**
 * What of a post's HTML the visual editor would lose: tags that it doesn't know, and marks of language and direction. Each
 * once, in the order in which it comes.
 */
export function unkeptParts(html: string): string[] {
  if (!html.includes('<')) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = new Set<string>();
  for (const element of body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (!KEPT_TAGS.has(tag)) found.add(tag);
    for (const attribute of LOST_ATTRIBUTES) if (element.hasAttribute(attribute)) found.add(attribute);
  }
  return [...found];
}
