import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Role } from '../domain/accounts/roles.js';
import { HallStatus } from '../domain/halls/inputs.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { givenBusiness, givenHall } from '../testing/scene.js';
import { startHarness, type Harness } from '../testing/harness.js';
import { PAGES } from '../modules/pages.js';
import { truncate } from './head-markup.js';
import { matchPage, type PageHead, type Pages } from './page-head.js';
import { pageRouter } from './pages.js';

const HTML = `<!doctype html><html><head><title>Mehfil</title>
<meta name="description" content="General." />
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/libraries.js"></head><body><div id="root"><div class="start-spinner"></div></div></body></html>`;

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_gallery.js': { file: 'assets/gallery.js', imports: ['_libraries.js', 'index.html'], css: ['assets/gallery.css'] },
  'hall.tsx': {
    file: 'assets/hall.js',
    imports: ['_gallery.js', 'index.html'],
    css: ['assets/hall.css', 'assets/gallery.css'],
  },
};

const FIRST_VIEWS = {
  '/': '<p>Scene</p>',
  '/hall/{id}': '<img src="%picture%" srcset="%sources%" />',
  '/venues/all': '<ul>%each halls%<li>%if picture%<img src="%picture%" />%end picture%%title%</li>%next halls%</ul>',
  '/blog/post/{slug}':
    '<h1>%title%</h1>%if category%<b>%category%</b>%end category%%if picture%<img src="%picture%" />%end picture%<p>%author%, %date%, %minutes%</p>%content%',
};

const SCREENS = {
  '/': ['landing.tsx'],
  '/hall/{id}': ['hall.tsx'],
  '/hall/{id}/{name}': ['hall.tsx'],
  '/blog/post/{slug}': ['article.tsx'],
};

const ADDRESSES = [
  ...['/home', '/cpanel', '/business/dashboard', '/forgot-password', '/my-bookings/functions'],
  ...['/login', '/hall/{id}', '/business/create-hall/{id}'],
].map((path) => ({ path, title: 'Behind a sign-in' }));

const BUILT = { html: HTML, manifest: MANIFEST, firstViews: FIRST_VIEWS, screens: SCREENS, addresses: ADDRESSES };

let app: Harness;
let http: Server;
let url: string;
let hallId: number;
let hiddenId: number;
let bareId: number;

beforeAll(async () => {
  app = await startHarness({ PUBLIC_URL: 'https://mehfil.example' });
  const owner = await app.person(Role.BUSINESS);
  const { em } = app.context();
  const businessId = await givenBusiness(em, owner.id, { name: 'Shalimar' });
  hallId = await givenHall(em, businessId, {
    hallName: `O'Brien & "Söhne" </script><b>Hall</b> $&`,
    description: `Under the stars.\n${'Very long. '.repeat(40)}</script>`,
    city: 'Lahore',
    latitude: 31.5,
    longitude: 74.3,
    sliderImages: ['/files/scenes/ballroom-rose-dusk-interior-7.webp'],
  });
  bareId = await givenHall(em, businessId, { sliderImages: [] });
  hiddenId = await givenHall(em, businessId, { status: HallStatus.INACTIVE });
  const server = express();
  server.use(pageRouter(app.app, BUILT, PAGES));
  http = createServer(server).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve));
  await app.close();
});

async function page(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html', connection: 'close' } });
  return { status: response.status, html: await response.text() };
}

function structured(html: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as Record<string, unknown>;
}

describe('[issue: security] the policy of every answer', () => {
  it('allows scripts and styles from this server’s files only, and no framing', async () => {
    const policy = (await fetch(`${app.url}/livez`)).headers.get('content-security-policy') ?? '';
    expect(policy.split(';').map((part) => part.trim())).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|nonce/);
  });
});

describe('[issue: structured data] the page of a hall', () => {
  it('has its title, canonical URL and picture, whichever URL was requested', async () => {
    for (const path of [`/hall/${hallId}`, `/hall/${hallId}/`, `/hall/${hallId}/any-name`]) {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain(
        '<title>O&#39;Brien &amp; &quot;Söhne&quot; &lt;/script&gt;&lt;b&gt;Hall&lt;/b&gt; $&amp;, Lahore · Mehfil</title>',
      );
      expect(html).toContain(
        `<link rel="canonical" href="https://mehfil.example/hall/${hallId}/o-brien-sohne-script-b-hall-b" />`,
      );
      expect(html).toContain(
        '<meta property="og:image" content="https://mehfil.example/files/scenes/ballroom-rose-dusk-interior-7.webp?size=share" />',
      );
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    }
  });

  it('describes itself in one line that search engines show whole, and in JSON-LD', async () => {
    const { html } = await page(`/hall/${hallId}`);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^Under the stars\. Very long\./);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(structured(html)).toMatchObject({
      '@type': 'EventVenue',
      name: `O'Brien & "Söhne" </script><b>Hall</b> $&`,
      address: { streetAddress: 'Canal Road, Lahore', addressLocality: 'Lahore' },
      geo: { latitude: 31.5, longitude: 74.3 },
      telephone: '+923001234567',
      maximumAttendeeCapacity: 300,
    });
    expect(structured(html)).not.toHaveProperty('aggregateRating');
  });

  it('preloads the code and styles of its screen, and nothing that every page loads', async () => {
    const { html } = await page(`/hall/${bareId}`);
    const files = [...html.matchAll(/<link rel="(stylesheet|modulepreload)" crossorigin href="([^"]+)"/g)];
    expect(files.map(([, kind, file]) => `${kind} ${file}`)).toEqual([
      'modulepreload /assets/libraries.js',
      'stylesheet /assets/hall.css',
      'stylesheet /assets/gallery.css',
      'modulepreload /assets/hall.js',
      'modulepreload /assets/gallery.js',
    ]);
    expect((await page('/about')).html.match(/modulepreload|stylesheet/g)).toHaveLength(1);
  });

  it('[issue: performance] lists its scripts to be loaded later where it shows something without them', async () => {
    const { html } = await page(`/hall/${hallId}`);
    expect(html).not.toMatch(/modulepreload|type="module"/);
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
    expect(/<script type="application\/json" id="app-scripts">(.*?)<\/script>/.exec(html)?.[1]).toBe(
      JSON.stringify({
        entry: '/assets/index.js',
        preloads: ['/assets/libraries.js', '/assets/hall.js', '/assets/gallery.js'],
      }),
    );
    expect((await page('/about')).html).toContain('<script type="module" crossorigin src="/assets/index.js">');
  });

  it('[issue: performance] begins with its picture, the landing page with its scene, every other with the spinner', async () => {
    const first = async (path: string) =>
      /<div id="root">(.*?)<div class="start-spinner">/s.exec((await page(path)).html);
    expect((await first('/'))?.[1]).toBe('<p>Scene</p>');
    expect((await first(`/hall/${hallId}`))?.[1]).toMatch(
      /^<img src="\/files\/scenes\/ballroom-rose-dusk-interior-7\.webp" srcset="[^"]*size=960[^"]*" \/>$/,
    );
    expect((await first(`/hall/${bareId}`))?.[1]).toBe('');
    expect((await first('/hall/999999'))?.[1]).toBe('');
    expect((await first('/login'))?.[1]).toBe('');
    // A list with its first cards, but for a search, whose cards are others.
    const cards = (await first('/venues/all'))?.[1];
    expect(cards).toContain('<li>O&#39;Brien &amp;');
    expect(cards?.match(/<li>/g)).toHaveLength(2);
    expect((await first('/venues/all?location=Lahore'))?.[1]).toBe('');
  });

  it('escapes user content in its markup', async () => {
    const { html } = await page(`/hall/${hallId}`);
    expect(html).not.toContain('<b>Hall');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it.each(['999999', '0', '-1', 'abc', '99999999999'])(
    'answers 404 for an unknown hall (%s), with the app all the same',
    async (id) => {
      const { status, html } = await page(`/hall/${id}`);
      expect(status).toBe(404);
      expect(html).toContain('<div id="root">');
      expect(html).toContain('<meta name="robots" content="noindex" />');
    },
  );

  it('answers 404 for a hall that isn’t public', async () => {
    expect((await page(`/hall/${hiddenId}`)).status).toBe(404);
  });
});

describe('[issue: structured data] the page of an article', () => {
  it('is described for links and search engines, once it is published', async () => {
    const author = await app.person(Role.ADMIN, { name: 'Sana Malik' });
    const insert = (slug: string, status: string) =>
      app.context().em.execute(
        `insert into blog_posts (title, slug, content, excerpt, featured_image, author_id, status, published_at)
         values ('Ten "questions" to ask', ?, '<p>Body of %title%</p>', 'What to ask <first>.', '/files/scenes/article-flowers-3.webp', ?, ?, ?)`,
        [slug, author.id, status, app.clock.now().toISOString()],
      );
    await insert('ten-questions', 'published');
    await insert('not-yet', 'draft');
    const { status, html } = await page('/blog/post/ten-questions');
    expect(status).toBe(200);
    expect(html).toContain('<meta property="og:type" content="article" />');
    expect(html).toContain('<meta name="description" content="What to ask &lt;first&gt;." />');
    expect(html).toContain(
      '<link rel="preload" as="image" imagesrcset="/files/scenes/article-flowers-3.webp?size=320 320w',
    );
    expect(structured(html)).toMatchObject({
      '@type': 'Article',
      headline: 'Ten "questions" to ask',
      author: { name: 'Sana Malik' },
      url: 'https://mehfil.example/blog/post/ten-questions',
    });
    // Text is escaped, markup was sanitized on saving, and apparent placeholders stay as they are.
    expect(/<div id="root">(.*?)<div class="start-spinner">/s.exec(html)?.[1]).toBe(
      `<h1>Ten &quot;questions&quot; to ask</h1><img src="/files/scenes/article-flowers-3.webp" /><p>Sana Malik, March 1, 2027, 1</p><p>Body of %title%</p>`,
    );
    for (const slug of ['not-yet', 'nothing', '%25']) expect((await page(`/blog/post/${slug}`)).status).toBe(404);
    const articles = (await page('/sitemaps/articles-1.xml')).html;
    expect(articles).toContain('/blog/post/ten-questions');
    expect(articles).not.toContain('not-yet');
  });
});

describe('other pages', () => {
  it.each(['/', '/venues/all', '/about', '/business/verification', '/login', '/register'])(
    '%s can be found',
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="https://mehfil.example${path}" />`);
      expect(html).not.toContain('noindex');
    },
  );

  it.each([
    ...['/home', '/cpanel', '/business/dashboard', '/forgot-password'],
    ...['/my-bookings/functions', '/business/create-hall/12'],
  ])('%s of the web app’s table of routes is there, and not for search engines', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain('<title>Behind a sign-in · Mehfil</title>');
    expect(html).toContain(`<meta property="og:url" content="https://mehfil.example${path}" />`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it.each(['/nothing', '/venues', '/hall', '/about/us', '/cpanel/nothing'])(
    '[customer §2] %s does not exist',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );

  it('shows the product’s picture in link previews of pages without one', async () => {
    const { html } = await page('/');
    expect(html).toContain('<meta property="og:image" content="https://mehfil.example/share.jpg" />');
    expect(html).toContain('<meta property="og:image:width" content="1200" />');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it('robots.txt and the sitemaps name what may be found, and nothing else', async () => {
    expect((await page('/robots.txt')).html).toContain('Sitemap: https://mehfil.example/sitemap.xml');
    const index = (await page('/sitemap.xml')).html;
    expect(index).toContain('<loc>https://mehfil.example/sitemaps/halls-1.xml</loc>');
    const halls = (await page('/sitemaps/halls-1.xml')).html;
    expect(halls).toContain(`<loc>https://mehfil.example/hall/${hallId}/`);
    expect(halls).not.toContain(`/hall/${hiddenId}/`);
    for (const file of ['halls-2.xml', 'nothing-1.xml', 'halls-0.xml'])
      expect((await page(`/sitemaps/${file}`)).status).toBe(404);
  });

  it('matches addresses by their parts', () => {
    expect(matchPage('/hall/{id}', '/hall/7')).toEqual({ id: '7' });
    expect(matchPage('/hall/{id}', '/hall/7/x')).toBeUndefined();
    expect(matchPage('/hall/{id}', '/hall/')).toBeUndefined();
    expect(matchPage('/cpanel/*', '/cpanel')).toEqual({});
    expect(matchPage('/cpanel/*', '/cp')).toBeUndefined();
  });

  it('shortens at the end of a word', () => {
    expect(truncate('one two three', 9)).toBe('one two…');
    expect(truncate('short', 9)).toBe('short');
  });
});

describe('[issue 12: one client] pages at once', () => {
  it('of one address are limited', async () => {
    const waiting: (() => void)[] = [];
    const head = () =>
      new Promise<PageHead>((resolve) => {
        waiting.push(() => resolve({ title: 'Slow', description: '', path: '/slow' }));
      });
    const sitemap: Pages['sitemap'] = [];
    const server = createServer(
      express().use(pageRouter(app.app, BUILT, { rows: [{ path: '/slow', head }], firstLists: {}, sitemap })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { inFlightShared } = REQUEST_LIMITS;
    const answers = Array.from({ length: inFlightShared + 1 }, () =>
      fetch(`http://127.0.0.1:${port}/slow`, { headers: { accept: 'text/html', connection: 'close' } }),
    );
    while (waiting.length < inFlightShared) await new Promise((resolve) => setImmediate(resolve));
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(waiting).toHaveLength(inFlightShared);
    waiting[0]?.();
    while (waiting.length === inFlightShared) await new Promise((resolve) => setImmediate(resolve));
    for (const end of waiting) end();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    await new Promise((resolve) => server.close(resolve));
  });
});
