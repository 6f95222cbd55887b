import { ARTICLE_PICTURE_SIZES, GALLERY_PICTURE_SIZES } from '@mehfil/api/domain/media/pictures';
import { loginSchema, registerSchema } from '@mehfil/api/domain/accounts/inputs';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { accountsText } from '../features/accounts/public/accounts.text';
import account from '../features/accounts/public/AccountScreen.module.css';
import { LOGIN_EMPTY, LoginFields } from '../features/accounts/public/LoginFields';
import { REGISTER_EMPTY, RegisterFields } from '../features/accounts/public/RegisterFields';
import article from '../features/blog/public/ArticleScreen.module.css';
import badge from '../features/blog/public/CategoryBadge.module.css';
import { blogText } from '../features/blog/public/blog.text';
import { Hero } from '../features/halls/public/landing/Hero';
import hall from '../features/halls/public/page/HallScreen.module.css';
import topBar from '../features/halls/public/page/HallTopBar.module.css';
import skeleton from '../features/halls/public/page/HallSkeleton.module.css';
import { InfoPage, type InfoContent } from '../features/system/public/info/InfoPage';
import { infoText } from '../features/system/public/info/info.text';
import { AppForm } from '../ui/form/AppForm';
import gallery from '../ui/Gallery.module.css';
import { Logo } from '../ui/Logo';
import picture from '../ui/Picture.module.css';
import prose from '../ui/Prose.module.css';
import { AccountLayout } from './layouts/AccountLayout';
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

/** A form that can be seen; nothing can be typed into it before its scripts are there to read it. */
function AccountView({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <AccountLayout>
      <h1 className={account.title}>{title}</h1>
      <p className={account.text}>{text}</p>
      <div inert>{children}</div>
    </AccountLayout>
  );
}

const nothing = () => Promise.resolve();

function LoginView() {
  return (
    <AccountView {...accountsText.en.login}>
      <AppForm initialValues={LOGIN_EMPTY} schema={loginSchema} onSubmit={nothing}>
        <LoginFields />
      </AppForm>
    </AccountView>
  );
}

function RegisterView() {
  return (
    <AccountView {...accountsText.en.register}>
      <AppForm initialValues={REGISTER_EMPTY} schema={registerSchema} onSubmit={nothing}>
        <RegisterFields />
      </AppForm>
    </AccountView>
  );
}

/** Without the links that React adds for important pictures: the server has its own. */
function render(view: ReactElement): string {
  const page = (
    <MemoryRouter>
      <Frame>{view}</Frame>
    </MemoryRouter>
  );
  return renderToStaticMarkup(page).replace(/<link[^>]*>/g, '');
}

const renderInfo = (content: InfoContent): string => render(<InfoPage content={content} />);

const hallView = render(<HallView />);

/** By the path of the page. */
export const firstViews: Readonly<Record<string, string>> = {
  '/': render(<Hero>{null}</Hero>),
  '/hall/{id}': hallView,
  '/hall/{id}/{name}': hallView,
  '/blog/post/{slug}': render(<ArticleView />),
  '/login': render(<LoginView />),
  '/register': render(<RegisterView />),
  '/about': renderInfo(infoText.en.about),
  '/terms': renderInfo(infoText.en.terms),
  '/privacy-policy': renderInfo(infoText.en.privacyPolicy),
  '/how-to-book': renderInfo(infoText.en.howToBook),
  '/business/verification': renderInfo(infoText.en.businessVerification),
};
