import { GALLERY_PICTURE_SIZES } from '@mehfil/api/rules';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hero } from '../features/landing/Hero';
import hall from '../features/hall-page/HallScreen.module.css';
import topBar from '../features/hall-page/HallTopBar.module.css';
import skeleton from '../features/hall-page/HallSkeleton.module.css';
import gallery from '../ui/Gallery.module.css';
import { Logo } from '../ui/Logo';
import picture from '../ui/Picture.module.css';
import header from './layouts/Header.module.css';
import layout from './layouts/PublicLayout.module.css';

/*
 * What the pages that people come to by a link show before any script has run (product decisions, Start). Rendered once, when the
 * product is built (`vite/first-view-plugin.ts`), put into the page by the server, which fills in `%picture%` and `%sources%`, and
 * replaced by the same in its place.
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

/** Without the links that React adds for important pictures: the server has its own. */
const markup = (view: ReactElement): string => renderToStaticMarkup(<Frame>{view}</Frame>).replace(/<link[^>]*>/g, '');

/** By the source file of the screen that takes their place. */
export const firstViews: Readonly<Record<string, string>> = {
  'src/app/pages/LandingPage.tsx': markup(<Hero>{null}</Hero>),
  'src/app/pages/HallPage.tsx': markup(<HallView />),
};
