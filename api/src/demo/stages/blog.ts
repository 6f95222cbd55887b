import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCategory, addTag, writePost } from '../../modules/blog/blog-editor.service.js';
import { moderateComment, readArticle, writeComment } from '../../modules/blog/blog.service.js';
import { BlogPostStatus } from '../../domain/blog/transitions.js';
import { ARTICLE_CATEGORIES, ARTICLE_TAGS, ARTICLES, type DemoArticle } from '../data/articles.js';
import { URDU_ARTICLES } from '../data/articles-urdu.js';
import { ANSWERS, COMMENTS, SPAM } from '../data/words.js';
import { getArticleFile, toPictureAddress } from '../pictures.js';
import type { Random } from '../random.js';
import { daysAfter, hoursAfter, shuffle, type Simulation } from '../simulation.js';
import type { People } from './people.js';

const FOLDER = join(import.meta.dirname, '../data/articles');
const EDITOR_DAYS_AGO = 425;
const DRAFT_DAYS_AGO = 2;
/** Range of an article's visits; newer ones have fewer. */
const VISITS = [18, 42] as const;

interface Shelf {
  categories: Map<string, number>;
  tags: Map<string, number>;
}

/** Plans the blog: categories, articles, visits and comments. */
export function planBlog(simulation: Simulation, people: People): void {
  const shelf: Shelf = { categories: new Map(), tags: new Map() };
  simulation.plan(simulation.daysAgo(EDITOR_DAYS_AGO), async () => {
    for (const [key, category] of Object.entries(ARTICLE_CATEGORIES)) {
      shelf.categories.set(key, (await addCategory(simulation.as(people.admin), category)).id);
    }
    for (const [slug, name] of Object.entries(ARTICLE_TAGS)) {
      shelf.tags.set(slug, (await addTag(simulation.as(people.admin), { slug, name })).id);
    }
  });
  const newest = ARTICLES.filter(({ publishedDaysAgo }) => publishedDaysAgo !== null).slice(-SPAM.length);
  const comments = shuffle(COMMENTS, simulation.chance('comments'));
  for (const [index, article] of ARTICLES.entries()) {
    const spam = SPAM[newest.indexOf(article)];
    planArticle(simulation, people, {
      article,
      shelf,
      index,
      comments,
      spam,
      random: simulation.chance(`article ${article.slug}`),
    });
  }
}

/** The Urdu version of an article, if the demo has one. */
async function readUrdu(slug: string) {
  const urdu = URDU_ARTICLES.get(slug);
  return urdu && { ...urdu, contentUrdu: await readFile(join(FOLDER, `${slug}.ur.html`), 'utf8') };
}

interface Plan {
  article: DemoArticle;
  shelf: Shelf;
  index: number;
  comments: readonly string[];
  spam: string | undefined;
  random: Random;
}

function planArticle(
  simulation: Simulation,
  { admin, moderator, customers }: People,
  { article, shelf, index, comments, spam, random }: Plan,
): void {
  const { slug, title, excerpt, topic, isFeatured, publishedDaysAgo } = article;
  const at = simulation.daysAgo(publishedDaysAgo ?? DRAFT_DAYS_AGO);
  let postId = 0;
  simulation.plan(at, async () => {
    const post = await writePost(simulation.as(admin), {
      slug,
      title,
      excerpt,
      isFeatured,
      content: await readFile(join(FOLDER, `${slug}.html`), 'utf8'),
      ...(await readUrdu(slug)),
      featuredImage: toPictureAddress(getArticleFile(topic, index + 1)),
      categoryId: shelf.categories.get(article.category) ?? null,
      tagIds: article.tags.map((tag) => shelf.tags.get(tag) ?? 0),
      status: publishedDaysAgo === null ? BlogPostStatus.DRAFT : BlogPostStatus.PUBLISHED,
    });
    postId = post.id;
  });
  if (publishedDaysAgo === null) return;
  const visits = random.whole(...VISITS);
  for (let visit = 0; visit < visits; visit += 1) {
    const seenAt = daysAfter(at, publishedDaysAgo * random.next() ** 2);
    // Addresses reserved for documentation (RFC 5737).
    const address = `203.0.113.${1 + ((visit * 7 + index * 31) % 254)}`;
    simulation.plan(seenAt, () => readArticle({ ...simulation.as(), address }, slug));
  }
  for (let turn = 0; turn < article.comments; turn += 1) {
    const writtenAt = daysAfter(at, (turn + random.range(0.3, 1)) * Math.min(4, publishedDaysAgo / 6));
    const author = random.pick(customers.filter(({ since }) => since < writtenAt));
    const content = comments[(index * 3 + turn) % comments.length] ?? '';
    let commentId = 0;
    simulation.plan(writtenAt, async () => {
      commentId = (await writeComment(simulation.as(author), { postId, content })).id;
    });
    if (turn > 0) continue;
    const answer = ANSWERS[index % ANSWERS.length] ?? '';
    simulation.plan(hoursAfter(writtenAt, 9), async () => {
      await writeComment(simulation.as(admin), { postId, content: answer, parentId: commentId });
    });
  }
  if (spam === undefined) return;
  const spammedAt = daysAfter(at, publishedDaysAgo * 0.6);
  const spammer = random.pick(customers.filter(({ since }) => since < spammedAt));
  simulation.plan(spammedAt, async () => {
    const { id } = await writeComment(simulation.as(spammer), { postId, content: spam });
    // The first one is already moderated, the others aren't.
    if (spam === SPAM[0]) await moderateComment(simulation.as(moderator), id, 'Advertisement');
  });
}
