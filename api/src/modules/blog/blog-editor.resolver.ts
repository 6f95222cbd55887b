import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BlogPostAction } from '../../domain/blog/transitions.js';
import * as editor from './blog-editor.service.js';
import { sanitiseArticle } from './blog.html.js';
import { BlogCategoryInput, BlogContentInput, BlogEditorFilter, BlogPostInput, BlogTagInput } from './blog.inputs.js';
import { findEditorFigures, findEditorPosts } from './blog.queries.js';
import { commentThreads } from './blog.service.js';
import {
  BlogArticle,
  BlogCategoryView,
  BlogEditorFigures,
  BlogPostCard,
  BlogPostConnection,
  BlogTagView,
} from './blog.types.js';
import { type CommentThread, CommentThreadConnection, CommentThreadFilter } from './comment.types.js';

const POST_ID = { description: 'The article’s number.' };
const POST = { description: 'The whole article.' };
const CATEGORY_ID = { description: 'The category’s number.' };
const CATEGORY = { description: 'The category.' };

/** What staff do with the blog (docs/coverage.md: business §2 Blog tab): moderators read, admins write. */
@Resolver()
export class BlogEditorResolver {
  @Auth(...STAFF)
  @Query(() => BlogPostConnection, { description: 'Articles of every status, the newest first.' })
  editorBlogPosts(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => BlogEditorFilter, { nullable: true, description: 'Which ones.' })
    filter?: BlogEditorFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<BlogPostCard>> {
    return findEditorPosts(ctx.em, filter, toPageRequest(paging));
  }

  @Auth(...STAFF)
  @Query(() => BlogArticle, { description: 'One article of any status.' })
  editorBlogPost(@Arg('id', () => Int, POST_ID) id: number, @Ctx() ctx: RequestContext): Promise<BlogArticle> {
    return editor.editorArticle(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Query(() => String, { description: 'What of an article’s HTML would be kept: sanitised as when it is saved.' })
  blogContentPreview(
    @Arg('input', () => BlogContentInput, { description: 'The HTML.' }) { content }: BlogContentInput,
  ): Promise<string> {
    return sanitiseArticle(content);
  }

  @Auth(...STAFF)
  @Query(() => BlogEditorFigures, { description: 'Figures of the blog.' })
  editorBlogFigures(@Ctx() ctx: RequestContext): Promise<BlogEditorFigures> {
    return findEditorFigures(ctx.em);
  }

  @Auth(...STAFF)
  @Query(() => CommentThreadConnection, {
    description: 'Comments of all articles with their answers, the newest comment first.',
  })
  blogCommentThreads(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => CommentThreadFilter, { nullable: true, description: 'Which ones.' })
    filter?: CommentThreadFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<CommentThread>> {
    return commentThreads(ctx, filter, toPageRequest(paging));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogArticle, { description: 'Writes a new article, as a draft or published.' })
  writeBlogPost(
    @Arg('input', () => BlogPostInput, POST) input: BlogPostInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogArticle> {
    return editor.writePost(ctx, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogArticle, { description: 'Changes an article; tags and gallery stay when they are left out.' })
  changeBlogPost(
    @Arg('id', () => Int, POST_ID) id: number,
    @Arg('input', () => BlogPostInput, POST) input: BlogPostInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogArticle> {
    return editor.changePost(ctx, id, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogArticle, { description: 'Publishes a draft.' })
  publishBlogPost(@Arg('id', () => Int, POST_ID) id: number, @Ctx() ctx: RequestContext): Promise<BlogArticle> {
    return editor.movePost(ctx, id, BlogPostAction.PUBLISH);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogArticle, { description: 'Takes a published article back to draft.' })
  unpublishBlogPost(@Arg('id', () => Int, POST_ID) id: number, @Ctx() ctx: RequestContext): Promise<BlogArticle> {
    return editor.movePost(ctx, id, BlogPostAction.UNPUBLISH);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogArticle, { description: 'Archives an article: taken from the public side, kept for staff.' })
  archiveBlogPost(@Arg('id', () => Int, POST_ID) id: number, @Ctx() ctx: RequestContext): Promise<BlogArticle> {
    return editor.movePost(ctx, id, BlogPostAction.ARCHIVE);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogArticle, { description: 'Takes an article out of the archive, as a draft.' })
  unarchiveBlogPost(@Arg('id', () => Int, POST_ID) id: number, @Ctx() ctx: RequestContext): Promise<BlogArticle> {
    return editor.movePost(ctx, id, BlogPostAction.UNARCHIVE);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Removes an article with its comments.' })
  removeBlogPost(@Arg('id', () => Int, POST_ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return editor.removePost(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogCategoryView, { description: 'Adds a category.' })
  addBlogCategory(
    @Arg('input', () => BlogCategoryInput, CATEGORY) input: BlogCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogCategoryView> {
    return editor.addCategory(ctx, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogCategoryView, { description: 'Changes a category.' })
  changeBlogCategory(
    @Arg('id', () => Int, CATEGORY_ID) id: number,
    @Arg('input', () => BlogCategoryInput, CATEGORY) input: BlogCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogCategoryView> {
    return editor.changeCategory(ctx, id, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Removes a category that no article uses.' })
  removeBlogCategory(@Arg('id', () => Int, CATEGORY_ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return editor.removeCategory(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BlogTagView, { description: 'Adds a tag.' })
  addBlogTag(
    @Arg('input', () => BlogTagInput, { description: 'The tag.' }) input: BlogTagInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BlogTagView> {
    return editor.addTag(ctx, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Removes a tag, also from its articles.' })
  removeBlogTag(
    @Arg('id', () => Int, { description: 'The tag’s number.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return editor.removeTag(ctx, id);
  }
}
