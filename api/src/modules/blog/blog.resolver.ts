import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, SIGNED_IN, STAFF } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { PAGING_LIMITS } from '../../domain/input/limits.js';
import { ReasonInput } from '../businesses/business.inputs.js';
import { BlogCommentInput, BlogFilter } from './blog.inputs.js';
import { findCategories, findFeaturedPosts, findFigures, findPublicPosts, findTags } from './blog.queries.js';
import * as blog from './blog.service.js';
import {
  BlogArticle,
  BlogCategoryView,
  BlogCommentConnection,
  BlogCommentView,
  BlogFigures,
  BlogPostCard,
  BlogPostConnection,
  BlogTagView,
} from './blog.types.js';

const PAGING = { nullable: true, description: 'Which part.' };
const COMMENT_ID = { description: 'The comment’s number.' };

/** What readers do with the blog (docs/coverage.md: customer §2 Blog). */
@Resolver()
export class BlogResolver {
  @Query(() => BlogPostConnection, { description: 'Public articles.' })
  blogPosts(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => BlogFilter, { nullable: true, description: 'Which ones, in which order.' })
    filter?: BlogFilter | null,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<BlogPostCard>> {
    return findPublicPosts(ctx.em, filter, toPageRequest(paging, PAGING_LIMITS.publicDefault), ctx.now());
  }

  @Query(() => [BlogPostCard], { description: 'Featured public articles, the newest ten.' })
  featuredBlogPosts(@Ctx() ctx: RequestContext): Promise<BlogPostCard[]> {
    return findFeaturedPosts(ctx.em, PAGING_LIMITS.publicDefault, ctx.now());
  }

  @Query(() => BlogArticle, {
    description: 'The page of a public article; the visit is counted once a visitor in 24 hours.',
  })
  blogPost(
    @Arg('slug', () => String, { description: 'The article’s name in its address.' }) slug: string,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogArticle> {
    return blog.readArticle(ctx, slug);
  }

  @Query(() => [BlogCategoryView], { description: 'Every category of articles.' })
  blogCategories(@Ctx() ctx: RequestContext): Promise<BlogCategoryView[]> {
    return findCategories(ctx.em, ctx.now());
  }

  @Query(() => [BlogTagView], { description: 'Every tag of articles.' })
  blogTags(@Ctx() ctx: RequestContext): Promise<BlogTagView[]> {
    return findTags(ctx.em);
  }

  @Query(() => BlogFigures, { description: 'How many articles there are, and how often they were read.' })
  blogFigures(@Ctx() ctx: RequestContext): Promise<BlogFigures> {
    return findFigures(ctx.em, ctx.now());
  }

  @Query(() => BlogCommentConnection, { description: 'Comments of an article, oldest first.' })
  blogComments(
    @Arg('postId', () => Int, { description: 'The article’s number.' }) postId: number,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<BlogCommentView>> {
    return blog.commentsOf(ctx, postId, toPageRequest(paging));
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => BlogCommentView, { description: 'Writes a comment below a public article, or answers one.' })
  writeBlogComment(
    @Arg('input', () => BlogCommentInput, { description: 'The comment.' }) input: BlogCommentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogCommentView> {
    return blog.writeComment(ctx, input);
  }

  @Auth(...STAFF)
  @Mutation(() => Boolean, { description: 'Hides a comment with a reason.' })
  hideBlogComment(
    @Arg('id', () => Int, COMMENT_ID) id: number,
    @Arg('input', () => ReasonInput, { description: 'Why.' }) input: ReasonInput,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return blog.moderateComment(ctx, id, input.reason);
  }

  @Auth(...STAFF)
  @Mutation(() => Boolean, { description: 'Shows a hidden comment again.' })
  showBlogComment(@Arg('id', () => Int, COMMENT_ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return blog.moderateComment(ctx, id, null);
  }
}
