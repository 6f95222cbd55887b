import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { BlogMediaType, findUrduProblem, POST_CHANGED } from '../../domain/blog/inputs.js';
import { BLOG_LIMITS } from '../../domain/blog/limits.js';
import {
  type BlogPostAction,
  type BlogPostStatus,
  isPublished,
  NEW_BLOG_POST,
  nextBlogPostStatus,
} from '../../domain/blog/transitions.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { PICTURE_NAME } from '../../domain/media/placeholders.js';
import { User } from '../accounts/user.entity.js';
import { diffSnapshots, toSnapshot, extendSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { claimPictures, releaseFiles } from '../media/claims.js';
import { BlogCategory } from './blog-category.entity.js';
import { BlogComment } from './blog-comment.entity.js';
import { BlogMedia } from './blog-media.entity.js';
import { BlogPostTag } from './blog-post-tag.entity.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogTag } from './blog-tag.entity.js';
import { sanitizeArticle } from './blog.html.js';
import type { BlogCategoryInput, BlogPostInput, BlogTagInput } from './blog.inputs.js';
import { findArticle, findCategories } from './blog.queries.js';
import type { BlogArticle, BlogCategoryView, BlogTagView } from './blog.types.js';

async function requirePost(em: EntityManager, id: number): Promise<BlogPost> {
  const post = await em.findOne(BlogPost, { id });
  if (!post) throw new DomainError('NOT_FOUND', 'There is no such article');
  return post;
}

/** Loads and locks an article, so that two editors never change it at once. */
async function lockPost(em: EntityManager, id: number): Promise<BlogPost> {
  const post = await em.findOne(BlogPost, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!post) throw new DomainError('NOT_FOUND', 'There is no such article');
  return post;
}

const toSubject = (id: number) => auditSubject('post', id, { naming: ['title'] });

/** A snapshot of an article with its tags and gallery, for the audit log. */
async function toPostSnapshot(em: EntityManager, post: BlogPost): Promise<Snapshot> {
  // Tags and gallery are replaced, not changed, so they must not stay in the entity manager.
  const unmanaged = { disableIdentityMap: true } as const;
  const tags = await em.find(BlogPostTag, { post: post.id }, { orderBy: { tag: 'asc' }, ...unmanaged });
  const media = await em.find(BlogMedia, { post: post.id }, { orderBy: { sortOrder: 'asc' }, ...unmanaged });
  return toSnapshot(post, {
    tagIds: tags.map(({ tag }) => tag.id),
    media: media.map(({ mediaType, mediaUrl, caption }) => ({ mediaType, mediaUrl, caption })),
  });
}

async function loadArticle(ctx: RequestContext, slug: string): Promise<BlogArticle> {
  const article = await findArticle(ctx.em, slug, 'any time');
  if (!article) throw new DomainError('NOT_FOUND', 'There is no such article');
  return article;
}

/** An article of any status, for the editor. */
export async function getEditorArticle(ctx: RequestContext, id: number): Promise<BlogArticle> {
  return loadArticle(ctx, (await requirePost(ctx.em, id)).slug);
}

/**
 * When an article becomes public: at the given time; otherwise at its current time, if it was already public or none is given;
 * otherwise now. Null removes a scheduled time.
 */
function getPublishingTime(before: Date | null, given: Date | null | undefined, status: BlogPostStatus, now: Date) {
  if (given) return given;
  const stored = given === null && before !== null && before > now ? null : before;
  return isPublished(status) ? (stored ?? now) : stored;
}

/** Sanitizes HTML. @throws DomainError INVALID_INPUT naming the field when nothing readable remains */
async function sanitizeField(field: 'content' | 'contentUrdu', html: string): Promise<string> {
  const content = await sanitizeArticle(html);
  if (content.length >= BLOG_LIMITS.contentMinCharacters) return content;
  throw invalidInput([{ field, message: 'Nothing readable remains of the content' }]);
}

/** The Urdu version of an article with an input: omitted parts stay. @throws DomainError INVALID_INPUT if it lacks one */
async function mergeUrdu(post: BlogPost, input: BlogPostInput) {
  const { titleUrdu = post.titleUrdu, excerptUrdu = post.excerptUrdu, contentUrdu: html } = input;
  const given = html ? await sanitizeField('contentUrdu', html) : null;
  const merged = { titleUrdu, excerptUrdu, contentUrdu: html === undefined ? post.contentUrdu : given };
  const problem = findUrduProblem(merged);
  if (problem) throw invalidInput([problem]);
  return merged;
}

async function applyInput(ctx: RequestContext, em: EntityManager, post: BlogPost, input: BlogPostInput): Promise<void> {
  const category = input.categoryId ? await em.findOne(BlogCategory, { id: input.categoryId }) : null;
  if (input.categoryId && !category) throw invalidInput([{ field: 'categoryId', message: 'Category is not known' }]);
  const content = await sanitizeField('content', input.content);
  const urdu = await mergeUrdu(post, input);
  const status = input.status ?? NEW_BLOG_POST;
  em.assign(post, {
    title: input.title,
    slug: input.slug,
    content,
    excerpt: input.excerpt ?? null,
    ...urdu,
    featuredImage: input.featuredImage ?? null,
    category: category ? ref(category) : null,
    status,
    isFeatured: input.isFeatured ?? false,
    publishedAt: getPublishingTime(post.publishedAt, input.publishedAt, status, ctx.now()),
  });
}

async function replaceTagsAndGallery(em: EntityManager, post: BlogPost, input: BlogPostInput): Promise<void> {
  if (input.tagIds) {
    const tags = await em.find(BlogTag, { id: { $in: input.tagIds } });
    if (tags.length !== input.tagIds.length) throw invalidInput([{ field: 'tagIds', message: 'A tag is not known' }]);
    await em.nativeDelete(BlogPostTag, { post: post.id });
    for (const tag of tags) em.create(BlogPostTag, { post: ref(post), tag: ref(tag) });
  }
  if (input.media) {
    await em.nativeDelete(BlogMedia, { post: post.id });
    input.media.forEach(({ mediaType, mediaUrl, caption }, sortOrder) =>
      em.create(BlogMedia, { post: ref(post), mediaType, mediaUrl, caption: caption ?? null, sortOrder }),
    );
  }
}

/** Uploaded pictures in an article's text. */
const UPLOADED = new RegExp(`${FILES_PATH}/images/${PICTURE_NAME}`, 'g');

/** Claims the pictures that an article shows now, including those in its text; pictures no longer used are swept later. */
async function claimPostPictures(ctx: RequestContext, em: EntityManager, post: BlogPost): Promise<void> {
  await em.flush();
  const gallery = await em.find(BlogMedia, { post: post.id, mediaType: BlogMediaType.IMAGE });
  const pictures = [
    ...(post.featuredImage === null ? [] : [post.featuredImage]),
    ...gallery.map(({ mediaUrl }) => mediaUrl),
    ...(`${post.content}${post.contentUrdu ?? ''}`.match(UPLOADED) ?? []),
  ];
  await claimPictures(ctx, em, { pictures, claim: `post:${post.id}`, getField: () => 'featuredImage' });
}

/** Writes an input to an article, with its tags, gallery and claims of pictures. */
async function writeInput(ctx: RequestContext, em: EntityManager, post: BlogPost, input: BlogPostInput): Promise<void> {
  await applyInput(ctx, em, post, input);
  em.persist(post);
  await em.flush();
  await replaceTagsAndGallery(em, post, input);
  await claimPostPictures(ctx, em, post);
}

/**
 * Creates an article, as a draft or published.
 * @throws DomainError ALREADY_TAKEN naming slug; INVALID_INPUT for unknown categories and tags, and for pictures of other
 * accounts
 */
export async function writePost(ctx: RequestContext, input: BlogPostInput): Promise<BlogArticle> {
  await inTransaction(ctx.em, async (em) => {
    const author = ref(em.getReference(User, requireViewer(ctx).id));
    const post = em.create(
      BlogPost,
      { author, title: '', slug: '', content: '', createdAt: ctx.now(), updatedAt: ctx.now() },
      { persist: false },
    );
    await writeInput(ctx, em, post, input);
    const after = await toPostSnapshot(em, post);
    await recordChange(ctx, em, { action: 'post.written', ...toSubject(post.id), before: null, after });
  });
  return loadArticle(ctx, input.slug);
}

/**
 * Updates an article; tags, gallery and parts of the Urdu version stay if omitted.
 * @throws DomainError NOT_FOUND; ALREADY_TAKEN naming slug; INVALID_INPUT; CONFLICT if it isn't the one that the input is based on
 */
export async function changePost(ctx: RequestContext, id: number, input: BlogPostInput): Promise<BlogArticle> {
  await inTransaction(ctx.em, async (em) => {
    const post = await lockPost(em, id);
    const isOutdated = input.basedOn ? post.updatedAt > input.basedOn : false;
    const before = await toPostSnapshot(em, post);
    try {
      await writeInput(ctx, em, post, input);
    } catch (error) {
      // What an outdated input names may be gone: a category, a tag, a picture.
      if (isOutdated && error instanceof DomainError && error.code === 'INVALID_INPUT')
        throw new DomainError('CONFLICT', POST_CHANGED);
      throw error;
    }
    const after = await toPostSnapshot(em, post);
    // A repeated request, whose first answer was lost, changes nothing, and outdates no other editor's form.
    if (diffSnapshots(before, after)) {
      if (isOutdated) throw new DomainError('CONFLICT', POST_CHANGED);
      post.updatedAt = ctx.now();
    }
    await recordChange(ctx, em, { action: 'post.changed', ...toSubject(id), before, after });
  });
  return loadArticle(ctx, input.slug);
}

/**
 * Publishes, archives or unarchives an article, or returns it to draft.
 * @throws DomainError NOT_FOUND; CONFLICT if its status doesn't allow that
 */
export async function movePost(ctx: RequestContext, id: number, action: BlogPostAction): Promise<BlogArticle> {
  const slug = await inTransaction(ctx.em, async (em) => {
    const post = await lockPost(em, id);
    const before = await toPostSnapshot(em, post);
    post.status = nextBlogPostStatus(post.status, action);
    if (isPublished(post.status)) post.publishedAt ??= ctx.now();
    post.updatedAt = ctx.now();
    await em.flush();
    const after = await toPostSnapshot(em, post);
    await recordChange(ctx, em, { action: `post.${action}`, ...toSubject(id), before, after });
    return post.slug;
  });
  return loadArticle(ctx, slug);
}

/** Deletes an article with its comments, tags and gallery. @throws DomainError NOT_FOUND */
export async function removePost(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const post = await lockPost(em, id);
    const comments = await em.count(BlogComment, { post: id });
    const before = extendSnapshot(await toPostSnapshot(em, post), { comments });
    await recordChange(ctx, em, { action: 'post.removed', ...toSubject(id), before, after: null });
    await releaseFiles(em, `post:${id}`);
    await em.nativeDelete(BlogPost, { id });
    return true;
  });
}

async function loadCategoryView(ctx: RequestContext, id: number): Promise<BlogCategoryView> {
  const category = (await findCategories(ctx.em, ctx.now())).find((each) => each.id === id);
  if (!category) throw new DomainError('NOT_FOUND', 'There is no such category');
  return category;
}

async function lockCategory(em: EntityManager, id: number): Promise<BlogCategory> {
  const category = await em.findOne(BlogCategory, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!category) throw new DomainError('NOT_FOUND', 'There is no such category');
  return category;
}

/** @throws DomainError CONFLICT when there are as many as there may be */
function assertBelow(count: number, most: number, what: string): void {
  if (count < most) return;
  throw new DomainError('CONFLICT', `There can be at most ${most.toLocaleString('en-US')} ${what}`);
}

/** Adds a category. @throws DomainError ALREADY_TAKEN naming slug; CONFLICT at the limit */
export async function addCategory(ctx: RequestContext, input: BlogCategoryInput): Promise<BlogCategoryView> {
  const id = await inTransaction(ctx.em, async (em) => {
    assertBelow(await em.count(BlogCategory), BLOG_LIMITS.categoriesMax, 'categories');
    const category = em.create(BlogCategory, {
      name: input.name,
      nameUrdu: input.nameUrdu ?? null,
      slug: input.slug,
      description: input.description ?? null,
      color: input.color ?? BLOG_LIMITS.categoryDefaultColor,
      createdAt: ctx.now(),
    });
    await em.flush();
    const subject = auditSubject('blog-category', category.id);
    await recordChange(ctx, em, {
      action: 'blog-category.added',
      ...subject,
      before: null,
      after: toSnapshot(category),
    });
    return category.id;
  });
  return loadCategoryView(ctx, id);
}

/** Updates a category. @throws DomainError NOT_FOUND; ALREADY_TAKEN naming slug */
export async function changeCategory(
  ctx: RequestContext,
  id: number,
  input: BlogCategoryInput,
): Promise<BlogCategoryView> {
  await inTransaction(ctx.em, async (em) => {
    const category = await lockCategory(em, id);
    const before = toSnapshot(category);
    em.assign(category, {
      name: input.name,
      nameUrdu: input.nameUrdu === undefined ? category.nameUrdu : input.nameUrdu,
      slug: input.slug,
      description: input.description ?? null,
      color: input.color ?? BLOG_LIMITS.categoryDefaultColor,
    });
    await em.flush();
    const subject = auditSubject('blog-category', id);
    const after = toSnapshot(category);
    await recordChange(ctx, em, { action: 'blog-category.changed', ...subject, naming: ['name'], before, after });
  });
  return loadCategoryView(ctx, id);
}

/** Deletes an unused category. @throws DomainError NOT_FOUND; IN_USE */
export async function removeCategory(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const category = await lockCategory(em, id);
    const used = await em.find(BlogPost, { category: id }, { fields: ['title'], limit: BLOG_LIMITS.recentPosts });
    if (used.length > 0) {
      const where = used.map(({ title }) => title);
      throw new DomainError('IN_USE', `Articles use this category: ${where.join(', ')}`, { details: { where } });
    }
    await em.nativeDelete(BlogCategory, { id });
    const subject = auditSubject('blog-category', id);
    await recordChange(ctx, em, {
      action: 'blog-category.removed',
      ...subject,
      before: toSnapshot(category),
      after: null,
    });
    return true;
  });
}

/** Adds a tag. @throws DomainError ALREADY_TAKEN naming slug; CONFLICT at the limit */
export async function addTag(ctx: RequestContext, input: BlogTagInput): Promise<BlogTagView> {
  return inTransaction(ctx.em, async (em) => {
    assertBelow(await em.count(BlogTag), BLOG_LIMITS.tagsInAllMax, 'tags');
    const tag = em.create(BlogTag, { name: input.name, slug: input.slug });
    await em.flush();
    const subject = auditSubject('tag', tag.id);
    await recordChange(ctx, em, { action: 'tag.added', ...subject, before: null, after: toSnapshot(tag) });
    return { id: tag.id, name: tag.name, slug: tag.slug };
  });
}

/** Deletes a tag and removes it from its articles. @throws DomainError NOT_FOUND */
export async function removeTag(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const tag = await em.findOne(BlogTag, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!tag) throw new DomainError('NOT_FOUND', 'There is no such tag');
    const posts = await em.find(BlogPostTag, { tag: id }, { orderBy: { post: 'asc' } });
    const before = toSnapshot(tag, { postIds: posts.map(({ post }) => post.id) });
    await em.nativeDelete(BlogTag, { id });
    await recordChange(ctx, em, { action: 'tag.removed', subjectType: 'tag', subjectId: id, before, after: null });
    return true;
  });
}
