import express, { type Request, type Response, type Router } from 'express';
import { readingFrom, systemContext, type App, type RequestContext } from '../context.js';
import { withFirstView, type FirstViews } from './first-view.js';
import { escapeMarkup, withHead } from './head-markup.js';
import { inFlightLimit } from './in-flight.js';
import { matchPage, type PageHead, type PageRow, type Pages, type SitemapPart } from './page-head.js';
import { readWriteMark } from './write-mark.js';
import { getScreenFiles, type Address, type Manifest, type ScreenFiles, type Screens } from './screen-files.js';

/** The protocol allows 50,000; smaller files are served sooner. */
const SITEMAP_MAX = 10_000;
const ONE_HOUR_CACHE = 'public, max-age=3600';
/** Paths closed to crawlers: other interfaces, and pages behind sign-in. */
const DISALLOWED = [
  '/api/',
  '/graphql',
  '/cpanel',
  '/admin/',
  '/business/',
  '/halls/new',
  '/home',
  '/my-bookings',
  '/saved-halls',
  '/settings',
];
const ALLOWED = ['/business/verification', '/api/public/'];

const NOT_FOUND_HEAD: PageHead = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  path: '/',
  isPrivate: true,
};
const DEFAULT_HEAD: PageHead = {
  title: '',
  description: 'Find and book halls for weddings, corporate events and celebrations.',
  path: '/',
};

/** The output of the web build. */
export interface BuiltPages {
  html: string;
  manifest: Manifest;
  firstViews: FirstViews;
  /** The modules of the web app that render a page, by its path as in {@link PageRow}; `/` for the landing page. */
  screens: Screens;
  /** Every address of the web app. */
  addresses: readonly Address[];
}

/** The row of an address that no module describes: one behind a sign-in, or that is of use to one person only. */
function toPrivateRow({ path, title }: Address): PageRow {
  const head = { title, description: DEFAULT_HEAD.description, isPrivate: true };
  return {
    path,
    head: (_ctx, params) => ({ ...head, path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') }),
  };
}

function getScreen({ screens }: BuiltPages, row: PageRow | undefined): readonly string[] {
  return (row && screens[row.path || '/']) ?? [];
}

interface Sources {
  built: BuiltPages;
  pages: Pages;
  files: ReadonlyMap<PageRow, ScreenFiles>;
}

/**
 * Serves the pages of the web app, each with its head for link previews and search engines: title, description, canonical URL,
 * Open Graph and structured data, from the modules' rows; private for the web app's other addresses; 404 when there is no such page.
 * @param built index.html, the manifest, the first views and the addresses of the build
 */
export function pageRouter(app: App, built: BuiltPages, { rows, ...others }: Pages): Router {
  const router = express.Router();
  const pages: Pages = { ...others, rows: [...rows, ...built.addresses.map(toPrivateRow)] };
  const files = new Map(pages.rows.map((row) => [row, getScreenFiles(built.manifest, getScreen(built, row))]));
  router.get('/robots.txt', (_request, response) => {
    response.setHeader('Cache-Control', ONE_HOUR_CACHE);
    response.type('text').send(renderRobots(app.env.publicUrl));
  });
  // Apart from the API's: a page that is loading waits for other pages only.
  router.use(inFlightLimit());
  router.get('/sitemap.xml', (_request, response, next) => {
    sendSitemap(response, renderSitemapIndex(app, pages.sitemap)).catch(next);
  });
  router.get('/sitemaps/:file', (request, response, next) => {
    sendSitemap(response, renderSitemapFile(app, pages.sitemap, request.params.file)).catch(next);
  });
  router.get('/{*path}', (request, response, next) => {
    if (request.accepts('html')) sendPage(app, { built, pages, files }, request, response).catch(next);
    else next();
  });
  return router;
}

async function sendPage(
  app: App,
  { built, pages, files }: Sources,
  request: Request,
  response: Response,
): Promise<void> {
  const { head, status, row } = await loadHead(app, pages, request);
  const path = row?.path || '/';
  const isListMissing = path in pages.firstLists && !head.firstView?.lists;
  const view = status === 200 && row && !isListMissing ? built.firstViews[path] : undefined;
  response.setHeader('Cache-Control', 'no-cache');
  response
    .status(status)
    .type('html')
    // The head is inserted before user content, so that no placeholder in it is replaced.
    .send(
      withFirstView(
        withHead(built.html, head, { publicUrl: app.env.publicUrl, files: row && files.get(row) }),
        view,
        head,
      ),
    );
}

interface FoundHead {
  head: PageHead;
  status: number;
  row?: PageRow;
}

/** Reads what a page shows to everybody, on a replica where there is one for the caller. */
function readOpenly<T>(app: App, request: Request, read: (ctx: RequestContext) => T | Promise<T>): Promise<T> {
  const ctx = systemContext(app);
  const onPrimary = async () => read(ctx);
  if (!app.replicas) return onPrimary();
  const written = readWriteMark(request, app.env.publicUrl) ?? 0;
  return app.replicas.read(written, async (source) => read(readingFrom(ctx, source)), onPrimary);
}

async function loadHead(app: App, pages: Pages, request: Request): Promise<FoundHead> {
  for (const row of pages.rows) {
    const params = matchPage(row.path, request.path);
    if (!params) continue;
    try {
      const head = await readOpenly(app, request, (ctx) => row.head(ctx, params));
      if (!head) return { head: NOT_FOUND_HEAD, status: 404, row };
      return { head: { ...head, ...(await loadFirstList(app, pages, { row, request })) }, status: 200, row };
    } catch (error) {
      // The page itself reports the problem: its scripts request health first.
      app.log.warn({ err: error, path: request.path }, 'the head of a page could not be read');
      return { head: DEFAULT_HEAD, status: 200, row };
    }
  }
  return { head: NOT_FOUND_HEAD, status: 404 };
}

/** The first items of a list; none for a search, whose items are others, nor where they can't be read. */
async function loadFirstList(
  app: App,
  { firstLists }: Pages,
  { row, request }: { row: PageRow; request: Request },
): Promise<Pick<PageHead, 'firstView'>> {
  const load = Object.keys(request.query).length === 0 ? firstLists[row.path] : undefined;
  if (!load) return {};
  try {
    return { firstView: { lists: await readOpenly(app, request, load) } };
  } catch (error) {
    app.log.warn({ err: error, path: request.path }, 'the first items of a list could not be read');
    return {};
  }
}

function renderRobots(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
  ];
  return `${lines.join('\n')}\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function sendSitemap(response: Response, made: Promise<string | undefined>): Promise<void> {
  const xml = await made;
  if (xml === undefined) {
    response.status(404).type('text').send('There is no sitemap at this address.');
    return;
  }
  response.setHeader('Cache-Control', ONE_HOUR_CACHE);
  response.type('application/xml').send(xml);
}

/** Lists the files of every part; a part without pages has one empty file. */
async function renderSitemapIndex(app: App, parts: readonly SitemapPart[]): Promise<string> {
  const ctx = systemContext(app);
  const files: string[] = [];
  for (const { name, count } of parts) {
    const last = Math.max(1, Math.ceil((await count(ctx)) / SITEMAP_MAX));
    for (let number = 1; number <= last; number += 1) files.push(`/sitemaps/${name}-${number}.xml`);
  }
  const lines = files.map(
    (file) => `<sitemap><loc>${escapeMarkup(new URL(file, app.env.publicUrl).href)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

async function renderSitemapFile(app: App, parts: readonly SitemapPart[], file: string): Promise<string | undefined> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const part = parts.find((each) => each.name === name);
  if (!part) return undefined;
  const offset = (Number(number) - 1) * SITEMAP_MAX;
  const entries = await part.entries(systemContext(app), { limit: SITEMAP_MAX, offset });
  if (entries.length === 0 && offset > 0) return undefined;
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(new URL(path, app.env.publicUrl).href)}</loc>${changed}</url>\n`;
  });
  return `${XML}<urlset ${NAMESPACE}>\n${lines.join('')}</urlset>\n`;
}
