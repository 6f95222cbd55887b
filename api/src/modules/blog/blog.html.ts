import sanitizeHtml from 'sanitize-html';
import { WorkGate } from '../../jobs/work-gate.js';

/** Sanitizing a long article blocks the event loop: one at a time lets other requests in between. */
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
  // Only pictures from this site: others would reveal the reader's address, and the policy blocks them anyway.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Deeper tags are dropped: sanitizing thousands of nested ones takes seconds.
  nestingLimit: 50,
  transformTags: {
    // The page's only h1 is the article's title.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }, true),
  },
};

/** Sanitizes an article's HTML: removes scripts, styles, trackers and external resources. */
export function sanitizeArticle(html: string): Promise<string> {
  return gate.run(() => Promise.resolve(sanitizeHtml(html, OPTIONS).trim()));
}
