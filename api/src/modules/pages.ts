import type { Pages } from '../http/page-head.js';
import { blogFirstLists, blogPages, blogSitemap } from './blog/blog.pages.js';
import { hallFirstLists, hallPages, hallSitemap } from './halls/hall.pages.js';
import { savedListPages } from './saved-halls/saved-list.pages.js';
import { generalPages, generalSitemap } from './system/system.pages.js';

/** Every page of the web app, with its head for link previews and search engines. The first matching row wins. */
export const PAGES: Pages = {
  rows: [...generalPages, ...hallPages, ...blogPages, ...savedListPages],
  firstLists: { ...hallFirstLists, ...blogFirstLists },
  sitemap: [generalSitemap, hallSitemap, blogSitemap],
};
