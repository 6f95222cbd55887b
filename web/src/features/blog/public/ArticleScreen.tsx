import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { BlogSort } from '@mehfil/api/domain/blog/search';
import { ARTICLE_PICTURE_SIZES } from '@mehfil/api/domain/media/pictures';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { joinClasses } from '../../../lib/classes';
import { useBlogArticlePageQuery, type BlogArticlePageQuery } from '../../../graphql/generated/blog';
import { readError } from '../../../graphql/errors';
import { useFormat } from '../../../i18n/format';
import { useLocale } from '../../../i18n/locale';
import { useText } from '../../../i18n/text';
import { usePageTitle } from '../../../lib/page-title';
import { paths } from '../../../lib/paths';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { PlainEmptyState } from '../../../ui/PlainEmptyState';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { VideoLink } from '../../../ui/VideoLink';
import { Picture } from '../../../ui/Picture';
import prose from '../../../ui/Prose.module.css';
import { PlainSkeleton } from '../../../ui/PlainSkeleton';
import { ArticleComments } from './ArticleComments';
import { ArticleSidebar } from './ArticleSidebar';
import styles from './ArticleScreen.module.css';
import { toArticleInLocale, type InLocale } from './article-in-locale';
import { blogText } from './blog.text';
import { CategoryBadge } from './CategoryBadge';
import { firstArticleAt } from './first-article';
import { ShareMenu } from './ShareMenu';
import { BLOG_ADDRESS } from './blog-address';

type Article = InLocale<BlogArticlePageQuery['blogPost']>;

/** An article in the reader's language, or in English without a version in it (docs/coverage.md: customer §2 Blog article). */
export function ArticleScreen() {
  const { slug = '' } = useParams();
  const words = useText(blogText).article;
  const locale = useLocale();
  const { data, error, refetch } = useBlogArticlePageQuery({ variables: { slug, inUrdu: locale === 'ur' } });
  const article = data && toArticleInLocale(data.blogPost, locale);
  const isMissing = error !== undefined && readError(error).code === 'NOT_FOUND';
  usePageTitle(article?.title ?? (error && (isMissing ? words.notFound : words.failed)));
  if (error && !article) {
    return <ArticleProblem missing={isMissing} onRetry={() => void refetch()} />;
  }
  return (
    <div className={joinClasses('page-width', styles.page)}>
      <div className={styles.columns}>
        {article ? <ArticleBody key={article.id} article={article} /> : <ArticleSkeleton slug={slug} />}
        {article && <ArticleSidebar id={article.id} categoryId={article.categoryId} />}
      </div>
    </div>
  );
}

/** Missing, or the server could not be asked: then it can be tried again. */
function ArticleProblem({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  const words = useText(blogText).article;
  const ways = (
    <>
      <PlainButtonLink to={paths.blog} look={missing ? 'primary' : 'secondary'}>
        {words.back}
      </PlainButtonLink>
      <PlainButtonLink to={paths.landing} look="secondary">
        {words.home}
      </PlainButtonLink>
    </>
  );
  return (
    <div className={joinClasses('page-width', styles.page)}>
      {missing ? (
        <PlainEmptyState level={1} title={words.notFound} text={words.notFoundText} action={ways} />
      ) : (
        <PlainLoadFailed
          level={1}
          title={words.failed}
          text={words.failedText}
          retry={words.retry}
          onRetry={onRetry}
          others={ways}
        />
      )}
    </div>
  );
}

function ArticleSkeleton({ slug }: { slug: string }) {
  const locale = useLocale();
  const shown = firstArticleAt(paths.blogPost(slug));
  // The same markup, which the page came with, in English.
  if (shown && locale === 'en')
    return (
      <article className="stack column packed gap-24" aria-busy="true" dangerouslySetInnerHTML={{ __html: shown }} />
    );
  return (
    <div className="stack column packed gap-24" role="status">
      <PlainSkeleton width="30%" height="28px" />
      <PlainSkeleton width="90%" height="52px" />
      <PlainSkeleton width="50%" />
      <PlainSkeleton height="380px" shape="box" />
      {['100%', '96%', '98%', '70%'].map((width) => (
        <PlainSkeleton key={width} width={width} />
      ))}
    </div>
  );
}

function ArticleBody({ article }: { article: Article }) {
  const words = useText(blogText).article;
  const format = useFormat();
  const comments = useRef<HTMLElement>(null);
  return (
    <article className="stack column packed gap-24">
      <header className="stack gap-16">
        <p className="row middle gap-8-16">
          {article.categoryName && <CategoryBadge name={article.categoryName} color={article.categoryColor} />}
          {article.isFeatured && <span className={joinClasses('pill', styles.featured)}>{words.featured}</span>}
          <span className="muted">{words.minutes(format.number(article.readingMinutes))}</span>
        </p>
        <h1 className={styles.title} {...article.written}>
          {article.title}
        </h1>
        <p className="muted row middle gap-8-16">
          <span>{words.by(article.authorName)}</span>
          {article.publishedAt && <time dateTime={article.publishedAt}>{format.date(article.publishedAt)}</time>}
          <span>{words.views(format.number(article.viewCount))}</span>
        </p>
        <div className="row middle gap-8-16">
          <LikeToggle />
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              comments.current?.scrollIntoView({ block: 'start' });
              // The keyboard and a screen reader go on where the eye is led.
              comments.current?.focus({ preventScroll: true });
            }}
          >
            {words.discuss}
          </button>
          <ShareMenu title={article.title} />
        </div>
      </header>
      {article.featuredImage && (
        <Picture
          src={article.featuredImage}
          alt=""
          width={16}
          height={9}
          sizes={ARTICLE_PICTURE_SIZES}
          eager
          className={styles.picture}
        />
      )}
      {article.written.lang && <p className="muted medium">{words.onlyEnglish}</p>}
      {article.excerpt && (
        <p className={styles.excerpt} {...article.written}>
          {article.excerpt}
        </p>
      )}
      {/* The server sanitises the content when it is saved, and the page's policy runs no script of it. */}
      <div className={prose.prose} {...article.written} dangerouslySetInnerHTML={{ __html: article.content }} />
      <ArticleGallery media={article.media} />
      <ArticleTags tags={article.tags} />
      <ArticleComments ref={comments} postId={article.id} />
    </article>
  );
}

/** Local only: nothing keeps it (docs/coverage.md: customer §4). */
function LikeToggle() {
  const words = useText(blogText).article;
  const [liked, setLiked] = useState(false);
  return (
    <button type="button" className={styles.action} aria-pressed={liked} onClick={() => setLiked(!liked)}>
      <span aria-hidden="true">{liked ? '♥' : '♡'}</span> {liked ? words.liked : words.like}
    </button>
  );
}

/** What it is about: each leads to the articles with the same tag. */
function ArticleTags({ tags }: { tags: Article['tags'] }) {
  const words = useText(blogText).article;
  if (tags.length === 0) return null;
  return (
    <nav aria-label={words.tags}>
      <ul className="row gap-8">
        {tags.map(({ id, name, slug }) => (
          <li key={id}>
            <Link
              className={joinClasses('middle bordered ink touchable inline surface', styles.tag)}
              to={`${paths.blog}?${BLOG_ADDRESS.write({ tag: slug, sortBy: BlogSort.NEWEST }).toString()}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ArticleGallery({ media }: { media: Article['media'] }) {
  const words = useText(blogText).article;
  if (media.length === 0) return null;
  return (
    <section aria-label={words.gallery} className={joinClasses('stack gap-16', styles.gallery)}>
      {media.slice(0, BLOG_LIMITS.mediaMax).map(({ mediaType, mediaUrl, caption }) =>
        mediaType === 'VIDEO' ? (
          <VideoLink key={mediaUrl} address={mediaUrl} caption={caption} />
        ) : (
          <figure key={mediaUrl}>
            <Picture src={mediaUrl} alt={caption ?? ''} width={3} height={2} sizes="(min-width: 640px) 380px, 100vw" />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        ),
      )}
    </section>
  );
}
