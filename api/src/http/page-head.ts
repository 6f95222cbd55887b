import type { RequestContext } from '../context.js';

/** What links, chats and search engines read of a page before any script runs. */
export interface PageHead {
  /** The window's title, without the product's name. */
  title: string;
  /** One or two sentences; cut to what search engines show. */
  description: string;
  /** The page's one address on this site, the others lead to it. */
  path: string;
  /** The picture that shows beside a link; with `sizes` it is the page's first one too, and is loaded ahead of the scripts. */
  picture?: { address: string; alt: string; sizes?: string } | undefined;
  /** As Open Graph names it. */
  kind?: 'website' | 'article';
  /** Structured data (schema.org). */
  data?: Readonly<Record<string, unknown>> | undefined;
  /** What its first view shows by name: text, and markup that was sanitised when it was saved. */
  firstView?: { text?: Readonly<Record<string, string>>; markup?: Readonly<Record<string, string>> };
  /** Kept out of search engines. */
  isPrivate?: boolean;
}

/** A kind of page and how its head is found. */
export interface PageRow {
  /** Its address, `{name}` standing for one part of it, a last `*` for everything below. */
  path: string;
  /** The head; null where there is no such page, which answers 404. */
  head: (ctx: RequestContext, params: Readonly<Record<string, string>>) => PageHead | null | Promise<PageHead | null>;
}

/** Public pages of one kind, for sitemap.xml; `page` counts from 1. */
export interface SitemapPart {
  /** As in `/sitemaps/halls-1.xml`. */
  name: string;
  /** How many pages there are in all. */
  count: (ctx: RequestContext) => Promise<number>;
  entries: (ctx: RequestContext, part: { limit: number; offset: number }) => Promise<SitemapEntry[]>;
}

/** One line of a sitemap. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

/** What the product's modules know of their pages. */
export interface Pages {
  rows: readonly PageRow[];
  sitemap: readonly SitemapPart[];
}

/** The parameters of an address that fits a pattern, or undefined. */
export function matchPage(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (isOpen && index === wanted.length - 1) break;
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== value : value === '') return undefined;
    if (name !== undefined) params[name] = value;
  }
  return params;
}
