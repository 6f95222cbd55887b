import { ARTICLE_PICTURE_SIZES, GALLERY_PICTURE_SIZES } from '@mehfil/api/domain/media/pictures';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import article from '../features/blog/public/ArticleScreen.module.css';
import badge from '../features/blog/public/CategoryBadge.module.css';
import { blogText } from '../features/blog/public/blog.text';
import { Hero } from '../features/halls/public/landing/Hero';
import hall from '../features/halls/public/page/HallScreen.module.css';
import topBar from '../features/halls/public/page/HallTopBar.module.css';
import skeleton from '../features/halls/public/page/HallSkeleton.module.css';
import gallery from '../ui/Gallery.module.css';
import { Logo } from '../ui/Logo';
import picture from '../ui/Picture.module.css';
import prose from '../ui/Prose.module.css';
import header from './layouts/Header.module.css';
import layout from './layouts/PublicLayout.module.css';

/*
 * What the pages that people come to by a link show before any script has run. Rendered once, when the
 * product is built (`vite/first-view-plugin.ts`), put into the page by the server, which fills in `%names%` and leaves out
 * what stands between `%if name%` and `%end%` where it has none (`api/src/http/first-view.ts`), and replaced by the same in its
 * place.
 */

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="first-view">
      <div className={header.header}>
        <div className={header.line}>
          <span className={header.brand}>
            <Logo />
          </span>
        </div>
      </div>
      <div className={layout.content}>{children}</div>
    </div>
  );
}

function HallView() {
  return (
    <div className={hall.page} aria-hidden="true">
      <div className={topBar.bar} />
      <div className={skeleton.gallery}>
        <div className={gallery.stage}>
          <span className={picture.frame}>
            <img
              className={picture.image}
              src="%picture%"
              srcSet="%sources%"
              sizes={GALLERY_PICTURE_SIZES}
              alt=""
              width={1600}
              height={900}
              fetchPriority="high"
              data-first-picture=""
            />
          </span>
        </div>
      </div>
    </div>
  );
}

/** Shown where the server knows a value. */
function If({ value, children }: { value: string; children: ReactNode }) {
  return (
    <>
      {`%if ${value}%`}
      {children}
      {'%end%'}
    </>
  );
}

const words = blogText.en.article;

/** An article to read: only what needs a script isn't there yet. */
function ArticleView() {
  return (
    <div className={article.page}>
      <div className={article.columns}>
        <article className={article.article} data-first-article="">
          <header className={article.head}>
            <p className={article.badges}>
              <If value="category">
                <span className={badge.badge}>
                  <span className={badge.dot} />
                  %category%
                </span>
              </If>
              <If value="featured">
                <span className={article.featured}>{words.featured}</span>
              </If>
              <span className={article.minutes}>{words.minutes('%minutes%')}</span>
            </p>
            <h1 className={article.title}>%title%</h1>
            <p className={article.facts}>
              <span>{words.by('%author%')}</span>
              <If value="date">
                <time>%date%</time>
              </If>
              <span>{words.views('%views%')}</span>
            </p>
            <div className={article.actions}>
              <span className={article.action}>
                <span>♡</span> {words.like}
              </span>
              <span className={article.action}>{words.discuss}</span>
              <span className={article.action}>{words.share}</span>
            </div>
          </header>
          <If value="picture">
            <span className={`${picture.frame} ${article.picture} ${article.firstPicture}`}>
              <img
                className={picture.image}
                src="%picture%"
                srcSet="%sources%"
                sizes={ARTICLE_PICTURE_SIZES}
                alt=""
                width={16}
                height={9}
                fetchPriority="high"
              />
            </span>
          </If>
          <If value="excerpt">
            <p className={article.excerpt}>%excerpt%</p>
          </If>
          <div className={prose.prose}>%content%</div>
        </article>
      </div>
    </div>
  );
}

/** Without the links that React adds for important pictures: the server has its own. */
const markup = (view: ReactElement): string => renderToStaticMarkup(<Frame>{view}</Frame>).replace(/<link[^>]*>/g, '');

/** By the source file of the screen that takes their place. */
export const firstViews: Readonly<Record<string, string>> = {
  'src/app/pages/LandingPage.tsx': markup(<Hero>{null}</Hero>),
  'src/app/pages/HallPage.tsx': markup(<HallView />),
  'src/features/blog/public/ArticleScreen.tsx': markup(<ArticleView />),
};
