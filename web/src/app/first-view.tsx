import { ARTICLE_PICTURE_SIZES, GALLERY_PICTURE_SIZES } from '@mehfil/api/domain/media/pictures';
import { loginSchema, registerSchema } from '@mehfil/api/domain/accounts/inputs';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { accountsText } from '../features/accounts/public/accounts.text';
import account from '../features/accounts/public/AccountScreen.module.css';
import { LOGIN_EMPTY, LoginFields } from '../features/accounts/public/LoginFields';
import { REGISTER_EMPTY, RegisterFields } from '../features/accounts/public/RegisterFields';
import article from '../features/blog/public/ArticleScreen.module.css';
import badge from '../features/blog/public/CategoryBadge.module.css';
import { blogText } from '../features/blog/public/blog.text';
import blog from '../features/blog/public/BlogScreen.module.css';
import { POST_PICTURE_SIZES } from '../features/blog/public/card-picture';
import post from '../features/blog/public/PostCard.module.css';
import { Hero } from '../features/halls/public/landing/Hero';
import hall from '../features/halls/public/page/HallScreen.module.css';
import topBar from '../features/halls/public/page/HallTopBar.module.css';
import skeleton from '../features/halls/public/page/HallSkeleton.module.css';
import { planText } from '../features/halls/public/plan/plan.text';
import { HALL_PICTURE_SIZES } from '../features/halls/public/search/card-picture';
import hallCard from '../features/halls/public/search/HallCard.module.css';
import { HallGrid } from '../features/halls/public/search/HallGrid';
import hallPages from '../features/halls/public/search/HallPages.module.css';
import listing from '../features/halls/public/search/ListingScreen.module.css';
import { listingText } from '../features/halls/public/search/listing.text';
import { searchText } from '../features/halls/public/search/search.text';
import search from '../features/halls/public/search/SearchPanel.module.css';
import { InfoPage } from '../features/system/public/info/InfoPage';
import { infoPictures } from '../features/system/public/info/info-pictures';
import { infoText } from '../features/system/public/info/info.text';
import { SupportContacts } from '../features/system/public/info/SupportContacts';
import { AppForm } from '../ui/form/AppForm';
import gallery from '../ui/Gallery.module.css';
import { joinClasses } from '../lib/classes';
import { Card } from '../ui/Card';
import { MapPinIcon, SearchIcon, SlidersIcon, StarIcon } from '../ui/icons';
import { Logo } from '../ui/Logo';
import { PageHeader } from '../ui/PageHeader';
import { coverSizes } from '../ui/picture-sizes';
import { PlainButton } from '../ui/PlainButton';
import picture from '../ui/Picture.module.css';
import prose from '../ui/Prose.module.css';
import { AccountLayout } from './layouts/AccountLayout';
import header from './layouts/Header.module.css';
import layout from './layouts/PublicLayout.module.css';

/*
 * What the pages that people come to by a link show before any script has run. Rendered once, when the
 * product is built (`vite/first-view-plugin.ts`), put into the page by the server, which fills in `%names%` and leaves out
 * what stands between `%if name%` and `%end name%` where it has none (`api/src/http/first-view.ts`), and replaced by the same in its
 * place.
 */

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="first-view">
      <div className={joinClasses('unprinted', header.header)}>
        <div className={joinClasses('beside page-width middle gap-24', header.line)}>
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
    <div className={joinClasses('page-width', hall.page)} aria-hidden="true">
      <div className={joinClasses('stack middle gap-8', topBar.bar)} />
      <div className={joinClasses('stack gap-12', skeleton.gallery)}>
        <div className={joinClasses('rounded-card clipped anchor', gallery.stage)}>
          <span className={picture.frame}>
            <img
              className={joinClasses('full-width full-height', picture.image)}
              src="%picture%"
              srcSet="%sources%"
              sizes={coverSizes(GALLERY_PICTURE_SIZES, 16 / 9)}
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

/** Repeated for every item of a list that the server has. */
function Each({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {`%each ${of}%`}
      {children}
      {`%next ${of}%`}
    </>
  );
}

/** Shown where the server knows a value. */
function If({ value, children }: { value: string; children: ReactNode }) {
  return (
    <>
      {`%if ${value}%`}
      {children}
      {`%end ${value}%`}
    </>
  );
}

const words = blogText.en.article;

/** An article to read: only what needs a script isn't there yet. */
function ArticleView() {
  return (
    <div className={joinClasses('page-width', article.page)}>
      <div className={article.columns}>
        <article className="stack column packed gap-24" data-first-article="">
          <header className="stack gap-16">
            <p className="row middle gap-8-16">
              <If value="category">
                <span className={badge.badge}>
                  <span className={badge.dot} />
                  %category%
                </span>
              </If>
              <If value="featured">
                <span className={joinClasses('pill', article.featured)}>{words.featured}</span>
              </If>
              <span className="muted">{words.minutes('%minutes%')}</span>
            </p>
            <h1 className={article.title}>%title%</h1>
            <p className="muted row middle gap-8-16">
              <span>{words.by('%author%')}</span>
              <If value="date">
                <time>%date%</time>
              </If>
              <span>{words.views('%views%')}</span>
            </p>
            <div className="row middle gap-8-16">
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
                className={joinClasses('full-width full-height', picture.image)}
                src="%picture%"
                srcSet="%sources%"
                sizes={coverSizes(ARTICLE_PICTURE_SIZES, 16 / 9)}
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
      <h1 className="heading-40">{title}</h1>
      <p className={account.text}>{text}</p>
      <div inert>{children}</div>
    </AccountLayout>
  );
}

/** The server says how soon the picture of an item is loaded: the first one is the largest part of a phone's screen. */
const PICTURE_OF_ITEM = {
  loading: '%loading%' as 'lazy',
  fetchPriority: '%priority%' as 'auto',
};

function CardPicture({ className, sizes }: { className: string | undefined; sizes: string }) {
  return (
    <If value="picture">
      <span className={joinClasses(picture.frame, className)}>
        <img
          className={joinClasses('full-width full-height', picture.image)}
          src="%picture%"
          srcSet="%sources%"
          sizes={coverSizes(sizes, 3 / 2)}
          alt=""
          width={3}
          height={2}
          {...PICTURE_OF_ITEM}
        />
      </span>
    </If>
  );
}

/** A list of halls: its first cards, so far as they are the same for everybody. */
function ListingView({ title, eyebrow }: { title: string; eyebrow: string }) {
  const { panel, card: cardWords } = searchText.en;
  return (
    <div className="page-width page-space">
      <PageHeader eyebrow={eyebrow} title={title} />
      <div className={search.panel} aria-hidden="true">
        <div className={search.pill}>
          {(['where', 'date', 'guests', 'budget', 'rating'] as const).map((section) => (
            <span key={section} className={search.segment}>
              <span className={section === 'where' ? undefined : search.choice}>
                <span className={search.label}>{panel[section]}</span>
                <span className={joinClasses(search.value, search.any)}>{panel.any[section]}</span>
              </span>
            </span>
          ))}
          <PlainButton size="large" className={search.go} icon={<SearchIcon />} tabIndex={-1}>
            {panel.search}
          </PlainButton>
        </div>
        <span className={search.opener}>
          <SearchIcon className={search.compact} />
          <span className={joinClasses(search.compact, 'stack grow narrowable', search.sum)}>
            <b>{panel.compact}</b>
            <span className={search.hint}>{panel.compactHint}</span>
          </span>
          <SlidersIcon />
          <span className={search.wide}>{panel.more}</span>
        </span>
      </div>
      <div className={joinClasses('beside middle apart gap-12', listing.head)}>
        <p className={joinClasses('grow narrowable', listing.count)}>{listingText.en.loading}</p>
      </div>
      <div className={joinClasses(hallPages.results, hallPages.both)}>
        <div className={hallPages.list}>
          <HallGrid>
            <Each of="halls">
              <li>
                <Card as="article" flush className={hallCard.card}>
                  <div className="anchor">
                    <CardPicture className={hallCard.firstPicture} sizes={HALL_PICTURE_SIZES} />
                  </div>
                  <div className={joinClasses('stack gap-6', hallCard.body)}>
                    <p className={hallCard.line}>
                      <span className={hallCard.rating}>
                        <StarIcon size={16} />
                        <b>%rating%</b>
                      </span>
                      <span className="muted small">{cardWords.capacity('%capacity%')}</span>
                    </p>
                    <h3 className={joinClasses('heading-22 one-line', hallCard.title)}>
                      <a className="plain-link" href="%address%">
                        %title%
                      </a>
                    </h3>
                    <p className={joinClasses('muted unbroken', hallCard.place)}>
                      <MapPinIcon size={16} />
                      <span className="one-line">%location%</span>
                    </p>
                  </div>
                </Card>
              </li>
            </Each>
          </HallGrid>
        </div>
      </div>
    </div>
  );
}

/** The blog's head and its featured articles. */
function BlogView() {
  const { list } = blogText.en;
  return (
    <div className={joinClasses('page-width', blog.page)}>
      <header className={blog.hero}>
        <h1 className={blog.title}>{list.title}</h1>
        <p className="above-14 size-18 muted">{list.text}</p>
        <p className="above-14 accent-text strong">{'\u00a0'}</p>
      </header>
      <If value="posts">
        <section className={blog.section}>
          <h2 className={blog.heading}>{list.featured}</h2>
          <div className={blog.grid}>
            <Each of="posts">
              <Card as="article" flush className={post.card}>
                <CardPicture className={post.firstPicture} sizes={POST_PICTURE_SIZES} />
                <div className={joinClasses('beside grow gap-10 padded-20', post.body)}>
                  <h3 className={post.title}>
                    <a className="plain-link" href="%address%">
                      %title%
                    </a>
                  </h3>
                  <If value="excerpt">
                    <p className={joinClasses('clipped muted', post.excerpt)}>%excerpt%</p>
                  </If>
                </div>
              </Card>
            </Each>
          </div>
        </section>
      </If>
    </div>
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

const { eyebrow, title, text } = planText.en;

function PlanView() {
  return (
    <div className="page-width page-space">
      <PageHeader {...{ eyebrow, title, text }} />
    </div>
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

const renderInfo = (page: keyof typeof infoPictures, lead?: ComponentProps<typeof InfoPage>['lead']): string =>
  render(<InfoPage content={infoText.en[page]} pictures={infoPictures[page]} {...(lead ? { lead } : {})} />);

const hallView = render(<HallView />);

/** By the path of the page. */
export const firstViews: Readonly<Record<string, string>> = {
  '/': render(<Hero>{null}</Hero>),
  '/hall/{id}': hallView,
  '/hall/{id}/{name}': hallView,
  '/blog/post/{slug}': render(<ArticleView />),
  '/blog': render(<BlogView />),
  '/venues/all': render(<ListingView {...searchText.en.listing.all} />),
  '/venues/featured': render(<ListingView {...searchText.en.listing.featured} />),
  '/plan': render(<PlanView />),
  '/login': render(<LoginView />),
  '/register': render(<RegisterView />),
  '/about': renderInfo('about'),
  '/terms': renderInfo('terms'),
  '/privacy-policy': renderInfo('privacyPolicy'),
  '/how-to-book': renderInfo('howToBook'),
  '/business/verification': renderInfo('businessVerification'),
  '/customer-support': renderInfo('customerSupport', {
    id: 'contact',
    heading: infoText.en.contact.heading,
    body: <SupportContacts />,
  }),
};
