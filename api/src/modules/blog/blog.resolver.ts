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

const PAGING = { nullable: true, description: 'The page.' };
const COMMENT_ID = { description: 'The comment’s id.' };

/** Blog operations for readers (docs/coverage.md: customer §2 Blog). */
@Resolver()
export class BlogResolver {
  @Query(() => BlogPostConnection, { description: 'Public articles.' })
  blogPosts(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => BlogFilter, { nullable: true, description: 'The filter and order.' })
    filter?: BlogFilter | null,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<BlogPostCard>> {
    return findPublicPosts(ctx.em, filter, toPageRequest(paging, PAGING_LIMITS.publicDefault), ctx.now());
  }

  @Query(() => [BlogPostCard], { description: 'The ten newest featured articles.' })
  featuredBlogPosts(@Ctx() ctx: RequestContext): Promise<BlogPostCard[]> {
    return findFeaturedPosts(ctx.em, PAGING_LIMITS.publicDefault, ctx.now());
  }

  @Query(() => BlogArticle, {
    description: 'A public article; counts the visit once per visitor in 24 hours.',
  })
  blogPost(
    @Arg('slug', () => String, { description: 'The article’s slug.' }) slug: string,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogArticle> {
    return blog.readArticle(ctx, slug);
  }

  @Query(() => [BlogCategoryView], { description: 'All categories of articles.' })
  blogCategories(@Ctx() ctx: RequestContext): Promise<BlogCategoryView[]> {
    return findCategories(ctx.em, ctx.now());
  }

  @Query(() => [BlogTagView], { description: 'All tags of articles.' })
  blogTags(@Ctx() ctx: RequestContext): Promise<BlogTagView[]> {
    return findTags(ctx.em);
  }

  @Query(() => BlogFigures, { description: 'The number of articles and of their visits.' })
  blogFigures(@Ctx() ctx: RequestContext): Promise<BlogFigures> {
    return findFigures(ctx.em, ctx.now());
  }

  @Query(() => BlogCommentConnection, { description: 'Comments of an article, oldest first.' })
  blogComments(
    @Arg('postId', () => Int, { description: 'The article’s id.' }) postId: number,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<BlogCommentView>> {
    return blog.listComments(ctx, postId, toPageRequest(paging));
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => BlogCommentView, { description: 'Adds a comment to a public article, or a reply to a comment.' })
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
