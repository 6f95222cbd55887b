import sanitizeHtml from 'sanitize-html';
import { WorkGate } from '../../work-gate.js';

/** A long article keeps the event loop busy: one at a time lets other requests in between. */
const gate = new WorkGate(1, 20, 'Too many articles at once. Please try again.', true);

const HEADINGS = ['h2', 'h3', 'h4'];
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...HEADINGS,
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope'],
    '*': ['dir', 'lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from this site only: a reader's address goes to nobody else, and the policy would block them anyway.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Deeper tags are dropped: thousands of them within each other take seconds to sanitise.
  nestingLimit: 50,
  transformTags: {
    // The page's one h1 is the article's title.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }, true),
  },
};

/** HTML of an article without anything that runs, styles, tracks or loads from elsewhere. */
export function sanitiseArticle(html: string): Promise<string> {
  return gate.run(() => Promise.resolve(sanitizeHtml(html, OPTIONS).trim()));
}
