import { createHmac } from 'node:crypto';
import { LockMode, ref } from '@mikro-orm/core';
import { requireViewer, type RequestContext } from '../../context.js';
import { toNetworkKey } from '../../http/address.js';
import { inTransaction } from '../../database/transaction.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { BLOG_LIMITS } from '../../domain/blog/limits.js';
import { COMMENT_ACTIONS } from '../../domain/blog/transitions.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { BlogComment } from './blog-comment.entity.js';
import { BlogPost } from './blog-post.entity.js';
import type { BlogCommentInput } from './blog.inputs.js';
import { findArticle, isPublicPost, recordVisit } from './blog.queries.js';
import type { BlogArticle, BlogCommentView } from './blog.types.js';
import { findComments, findCommentThreads } from './comment.queries.js';
import type { CommentThread, CommentThreadFilter } from './comment.types.js';

const HOUR_MS = 60 * 60 * 1000;

/**
 * A public article; counts the visit once per visitor in 24 hours, except for staff.
 * @throws DomainError NOT_FOUND when it doesn't exist or isn't public
 */
export async function readArticle(ctx: RequestContext, slug: string): Promise<BlogArticle> {
  const article = await findArticle(ctx.em, slug, ctx.now());
  if (!article) throw new DomainError('NOT_FOUND', 'Article Not Found');
  if (isStaff(ctx.viewer?.role)) return article;
  const counted = await countVisit(ctx, article.id);
  return counted ? { ...article, viewCount: article.viewCount + 1 } : article;
}

async function countVisit(ctx: RequestContext, postId: number): Promise<boolean> {
  const visitor = ctx.viewer ? `account:${ctx.viewer.id}` : `address:${toNetworkKey(ctx.address)}`;
  const visitorHash = createHmac('sha256', ctx.app.env.jwtSecret).update(visitor).digest('hex');
  const at = ctx.now();
  const before = new Date(at.getTime() - BLOG_LIMITS.viewWindowHours * HOUR_MS);
  return recordVisit(ctx.em, { postId, visitorHash, at, before });
}

/**
 * Comments of a public article; staff can read those of every article.
 * @throws DomainError NOT_FOUND when the article doesn't exist or isn't public
 */
export async function listComments(
  ctx: RequestContext,
  postId: number,
  page: PageRequest,
): Promise<Connection<BlogCommentView>> {
  const { viewer } = ctx;
  if (!isStaff(viewer?.role) && !(await isPublicPost(ctx.em, postId, ctx.now()))) {
    throw new DomainError('NOT_FOUND', 'Article Not Found');
  }
  return findComments(ctx.em, postId, page, viewer);
}

/** Comments of all articles with their replies, newest first, for staff. */
export function listCommentThreads(
  ctx: RequestContext,
  filter: CommentThreadFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<CommentThread>> {
  return findCommentThreads(ctx.em, filter ?? {}, page);
}

/**
 * Adds a comment to a public article, or a reply to a comment.
 * @throws DomainError NOT_FOUND for the article; INVALID_INPUT naming parentId for a reply to a reply
 */
export async function writeComment(ctx: RequestContext, input: BlogCommentInput): Promise<BlogCommentView> {
  return inTransaction(ctx.em, async (em) => {
    if (!(await isPublicPost(em, input.postId, ctx.now()))) throw new DomainError('NOT_FOUND', 'Article Not Found');
    const post = em.getReference(BlogPost, input.postId);
    const parent = input.parentId
      ? await em.findOne(BlogComment, { id: input.parentId, post: post.id, status: COMMENT_ACTIONS.show })
      : null;
    if (input.parentId && (!parent || parent.parent)) {
      throw invalidInput([{ field: 'parentId', message: 'Only a comment on this article can be answered' }]);
    }
    const viewer = requireViewer(ctx);
    const comment = em.create(BlogComment, {
      post: ref(post),
      user: ref(em.getReference(User, viewer.id)),
      parent: parent ? ref(parent) : null,
      content: input.content,
      createdAt: ctx.now(),
    });
    await em.flush();
    return {
      id: comment.id,
      parentId: parent?.id ?? null,
      content: comment.content,
      authorName: viewer.name,
      isOwn: true,
      isHidden: false,
      createdAt: comment.createdAt,
    };
  });
}

/**
 * Hides a comment with a reason, or shows it again (null); staff only, audited.
 * @throws DomainError NOT_FOUND
 */
export async function moderateComment(ctx: RequestContext, id: number, hiddenReason: string | null): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const comment = await em.findOne(BlogComment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!comment) throw new DomainError('NOT_FOUND', 'There is no such comment');
    const before = toSnapshot(comment);
    comment.status = COMMENT_ACTIONS[hiddenReason === null ? 'show' : 'hide'];
    comment.hiddenReason = hiddenReason;
    comment.hiddenBy = hiddenReason === null ? null : ref(em.getReference(User, requireViewer(ctx).id));
    await em.flush();
    await recordChange(ctx, em, {
      action: hiddenReason === null ? 'comment.shown' : 'comment.hidden',
      subjectType: 'comment',
      subjectId: id,
      naming: ['postId'],
      before,
      after: toSnapshot(comment),
    });
    return true;
  });
}
