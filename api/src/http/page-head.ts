import type { RequestContext } from '../context.js';

/** Values of a first view by placeholder. */
export interface FirstViewValues {
  /** A `picture` is an address. */
  text?: Readonly<Record<string, string>>;
  /** Markup that was sanitized when it was saved. */
  markup?: Readonly<Record<string, string>>;
  /** Items of lists, each with texts of its own. */
  lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** What link previews and search engines read of a page before scripts run. */
export interface PageHead {
  /** The window title, without the product's name. */
  title: string;
  /** One or two sentences; truncated to what search engines show. */
  description: string;
  /** The page's canonical path. */
  path: string;
  /** The link preview; with `sizes` it is also the page's first picture, which is preloaded. */
  picture?: { address: string; alt: string; sizes?: string } | undefined;
  /** Open Graph's type. */
  kind?: 'website' | 'article';
  /** Structured data (schema.org). */
  data?: Readonly<Record<string, unknown>> | undefined;
  firstView?: FirstViewValues;
  /** Hidden from search engines. */
  isPrivate?: boolean;
}

/** A kind of page and how its head is loaded. */
export interface PageRow {
  /** Its path: `{name}` stands for one segment, a trailing `*` for everything below. */
  path: string;
  /** Loads the head; null when there is no such page, which answers 404. */
  head: (ctx: RequestContext, params: Readonly<Record<string, string>>) => PageHead | null | Promise<PageHead | null>;
}

/** Public pages of one kind, for sitemap.xml; `page` starts at 1. */
export interface SitemapPart {
  /** As in `/sitemaps/halls-1.xml`. */
  name: string;
  /** The total number of pages. */
  count: (ctx: RequestContext) => Promise<number>;
  entries: (ctx: RequestContext, part: { limit: number; offset: number }) => Promise<SitemapEntry[]>;
}

export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

/** The pages that the modules contribute. */
export interface Pages {
  rows: readonly PageRow[];
  /** What lists show first, by the path of their page as in `rows`. With a query a list is another one: it has no first view. */
  firstLists: Readonly<Record<string, (ctx: RequestContext) => Promise<NonNullable<FirstViewValues['lists']>>>>;
  sitemap: readonly SitemapPart[];
}

/** The parameters of a path that matches a pattern, or undefined. */
export function matchPage(pattern: string, path: string): Record<string, string> | undefined {
  const requested = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  const hasWildcard = requested.at(-1) === '*';
  if (hasWildcard ? given.length < requested.length - 1 : given.length !== requested.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of requested.entries()) {
    if (hasWildcard && index === requested.length - 1) break;
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== value : value === '') return undefined;
    if (name !== undefined) params[name] = value;
  }
  return params;
}
