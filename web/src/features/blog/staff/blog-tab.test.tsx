import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readAgain } from '../../../graphql/change';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../testing/server';
import { ControlPanel } from '../../../app/panel/ControlPanel';

const post = {
  __typename: 'BlogPostCard',
  id: 5,
  slug: 'winter-weddings',
  title: 'Winter weddings',
  excerpt: 'Begin early.',
  titleUrdu: null,
  excerptUrdu: null,
  featuredImage: null,
  categoryId: 2,
  categoryName: 'Weddings',
  categoryNameUrdu: null,
  categoryColor: '#3B82F6',
  isFeatured: true,
  viewCount: 1200,
  status: 'DRAFT',
  publishedAt: null,
  createdAt: '2026-03-03T09:00:00.000Z',
};
const category = {
  __typename: 'BlogCategoryView',
  id: 2,
  name: 'Weddings',
  nameUrdu: null,
  slug: 'weddings',
  description: null,
  color: '#3B82F6',
  postCount: 7,
};
const head = {
  editorBlogFigures: { __typename: 'BlogEditorFigures', totalPosts: 12, published: 8, drafts: 3, categories: 4 },
  blogCategories: [category],
  blogTags: [{ __typename: 'BlogTagView', id: 9, name: 'Mehndi', slug: 'mehndi' }],
};
const posts = (nodes: object[]) => ({
  editorBlogPosts: { __typename: 'BlogPostConnection', nodes, totalCount: nodes.length, totalCountIsLowerBound: false },
});
const server = (nodes: object[] = [post]) =>
  fakeServer({ PanelBlogHead: () => head, PanelBlogPosts: () => posts(nodes) });
interface Opening {
  role?: 'ADMIN' | 'MODERATOR';
  at?: string;
}
const open = (own: FakeServer, { role = 'ADMIN', at = '/cpanel?tab=blog' }: Opening = {}) =>
  renderApp(<ControlPanel tools={null} profile={null} />, { at, viewer: person({ role }), server: own });
const asked = (own: FakeServer, operation: string) =>
  own.asked.filter((each) => each.operation === operation).at(-1)?.variables;

describe('[business §2 Blog tab] figures, categories and posts', () => {
  it('shows four figures, the categories in their colours, and the posts', async () => {
    const { container } = open(server());
    expect(await screen.findByText('Total Posts')).toBeVisible();
    expect(await screen.findByText('12')).toBeVisible();
    for (const label of ['Published', 'Drafts']) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { name: /Winter weddings/ })).toBeVisible();
    expect(screen.getByText('7 public posts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New Post' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage Categories' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[issue: Urdu] tells which posts have an Urdu version', async () => {
    open(
      server([
        { ...post, titleUrdu: 'سردیوں کی شادی' },
        { ...post, id: 6, title: 'Only English' },
      ]),
    );
    const heading = await screen.findByRole('heading', { name: 'Winter weddings' });
    expect(heading.closest('tr')).toHaveTextContent('Urdu');
    expect(screen.getByRole('heading', { name: 'Only English' }).closest('tr')).not.toHaveTextContent('Urdu');
  });

  it('searches and filters on the server, with everything in the address', async () => {
    const own = server();
    const { user, address } = open(own);
    await choose(user, 'Status', 'Draft');
    await user.click(screen.getByRole('button', { name: /^Weddings/ }));
    await user.click(screen.getByLabelText('Search in titles and excerpts'));
    await user.paste('winter');
    await waitFor(() => expect(address()).toBe('/cpanel?tab=blog&status=draft&category=2&text=winter'));
    await waitFor(() =>
      expect(asked(own, 'PanelBlogPosts')).toMatchObject({
        filter: { search: 'winter', status: 'DRAFT', categoryId: 2 },
        paging: { page: 1 },
      }),
    );
  });

  it('moderators read only: no new post, no changes', async () => {
    open(server(), { role: 'MODERATOR', at: '/cpanel?tab=blog&view=post' });
    expect(await screen.findByRole('link', { name: 'Read: Winter weddings' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New Post' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Publish|Delete|Archive/ })).toBeNull();
  });
});

describe('[business §4 Blog post] what becomes of a post', () => {
  it('publishes a draft', async () => {
    const own = server();
    own.answer('PublishBlogPost', () => {
      own.answer('PanelBlogPosts', () => posts([{ ...post, status: 'PUBLISHED', publishedAt: post.createdAt }]));
      return {
        publishBlogPost: { __typename: 'BlogArticle', id: 5, status: 'PUBLISHED', publishedAt: post.createdAt },
      };
    });
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Publish: Winter weddings' }));
    expect(await screen.findByText('Blog post published successfully')).toBeVisible();
    expect(asked(own, 'PublishBlogPost')).toEqual({ id: 5 });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit: Winter weddings' })).toHaveFocus());
  });

  it('[business §8] says why a post could not be published', async () => {
    const own = server();
    own.answer('PublishBlogPost', () => {
      throw new Refusal('CONFLICT', 'A post that is archived can’t be published');
    });
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Publish: Winter weddings' }));
    expect(
      await screen.findByText('Failed to publish blog post: A post that is archived can’t be published'),
    ).toBeVisible();
  });

  it('archives, and brings back from the archive', async () => {
    const own = server([post, { ...post, id: 6, title: 'Old news', status: 'ARCHIVED' }]);
    const moved = { __typename: 'BlogArticle', id: 5, status: 'ARCHIVED' };
    own.answer('ArchiveBlogPost', () => ({ archiveBlogPost: moved }));
    own.answer('UnarchiveBlogPost', () => ({ unarchiveBlogPost: { ...moved, id: 6, status: 'DRAFT' } }));
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Archive: Winter weddings' }));
    expect(await screen.findByText('Blog post archived successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unarchive: Old news' }));
    expect(await screen.findByText('Blog post unarchived successfully')).toBeVisible();
  });

  it('[business §5] deletes after a question', async () => {
    const own = server();
    own.answer('RemoveBlogPost', () => ({ removeBlogPost: true }));
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Delete: Winter weddings' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('This action cannot be undone.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(own.times('RemoveBlogPost')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Delete: Winter weddings' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByText('Blog post deleted successfully')).parentElement).toHaveTextContent(
      'Winter weddings',
    );
  });

  it('the question stays, and deletes, though the row is loaded anew or has left the list', async () => {
    const own = server();
    own.answer('RemoveBlogPost', () => ({ removeBlogPost: true }));
    const { user, client } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Delete: Winter weddings' }));
    const dialog = await screen.findByRole('dialog');
    own.answer('PanelBlogPosts', () => posts([]));
    await act(() => readAgain(client, ['PanelBlogPosts']));
    expect(screen.queryByRole('button', { name: 'Delete: Winter weddings' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Blog post deleted successfully')).toBeVisible();
    expect(asked(own, 'RemoveBlogPost')).toEqual({ id: 5 });
  });
});

describe('[business §2 Blog tab] categories', () => {
  const at = '/cpanel?tab=blog&view=categories';

  it('are added with a slug that follows the name', async () => {
    const own = server();
    own.answer('AddBlogCategory', () => ({
      addBlogCategory: { __typename: 'BlogCategoryView', id: 3, name: 'Décor & Flowers' },
    }));
    const { user, container } = open(own, { at });
    const form = within(await screen.findByRole('form', { name: 'Add category' }));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(form.getByLabelText(/^Name/));
    await user.paste('Décor & Flowers');
    expect(form.getByLabelText(/^Slug/)).toHaveValue('decor-flowers');
    expect(form.getByLabelText('Urdu name')).toHaveAttribute('lang', 'ur');
    await user.click(form.getByLabelText('Urdu name'));
    await user.paste('پھول اور سجاوٹ');
    await user.clear(form.getByLabelText('Color'));
    await user.paste('#aa3300');
    await user.click(form.getByRole('button', { name: 'Add category' }));
    const toast = (await screen.findByText('Category created successfully')).parentElement;
    expect(toast).toHaveTextContent('Décor & Flowers');
    expect(asked(own, 'AddBlogCategory')).toEqual({
      input: {
        name: 'Décor & Flowers',
        nameUrdu: 'پھول اور سجاوٹ',
        slug: 'decor-flowers',
        description: null,
        color: '#AA3300',
      },
    });
  });

  it('a failed addition names what was to be added', async () => {
    const own = server();
    own.answer('AddBlogTag', () => {
      throw new Refusal('INTERNAL', 'Something went wrong');
    });
    const { user } = open(own, { at });
    const form = within(await screen.findByRole('form', { name: 'Add tag' }));
    await user.click(form.getByLabelText('Name (required)'));
    await user.paste('Lighting');
    await user.click(form.getByRole('button', { name: 'Add tag' }));
    expect((await screen.findByText(/^Failed to/)).parentElement).toHaveTextContent(/^Lighting: Failed to/);
  });

  it('[business §8] that are in use stay, and the dialog says where', async () => {
    const own = server();
    own.answer('RemoveBlogCategory', () => {
      throw new Refusal('IN_USE', 'Articles use this category: Winter weddings');
    });
    const { user } = open(own, { at });
    await user.click(await screen.findByRole('button', { name: 'Delete Weddings' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('This action cannot be undone.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Articles use this category: Winter weddings')).toBeVisible();
    expect(screen.getByText('Failed to delete category').parentElement).toHaveTextContent(
      'Weddings: Failed to delete category',
    );
  });

  it('are only read by moderators', async () => {
    open(server(), { role: 'MODERATOR', at });
    expect(await screen.findByText('weddings · 7 public posts')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete|Edit/ })).toBeNull();
  });
});

describe('[product: control panel] comments', () => {
  const comment = {
    __typename: 'CommentThread',
    id: 40,
    content: 'Which hall was it?',
    authorName: 'Ayesha',
    isHidden: false,
    hiddenReason: null,
    createdAt: '2026-03-03T09:00:00.000Z',
    postId: 5,
    postTitle: 'Winter weddings',
    postSlug: 'winter-weddings',
    answers: [
      {
        __typename: 'ModeratedComment',
        id: 41,
        content: 'Cheap halls here',
        authorName: 'Spammer',
        isHidden: true,
        hiddenReason: 'Advertising',
        createdAt: '2026-03-04T09:00:00.000Z',
      },
    ],
  };

  it('are hidden with a reason and shown again, by moderators too', async () => {
    const own = server();
    own.answer('PanelComments', () => ({
      blogCommentThreads: {
        __typename: 'CommentThreadConnection',
        nodes: [comment],
        totalCount: 1,
        totalCountIsLowerBound: false,
      },
    }));
    own.answer('HideBlogComment', () => ({ hideBlogComment: true }));
    own.answer('ShowBlogComment', () => ({ showBlogComment: true }));
    const { user, container } = open(own, { role: 'MODERATOR', at: '/cpanel?tab=blog&view=comments' });
    expect(await screen.findByText('Hidden: Advertising')).toBeVisible();
    expect(screen.getByText('1 comment with its answers')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Hide: comment by Ayesha' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await within(dialog).findByText('Reason is required')).toBeVisible();
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste('Off topic');
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('The comment is hidden.')).toBeVisible();
    expect(asked(own, 'HideBlogComment')).toEqual({ id: 40, input: { reason: 'Off topic' } });
    await user.click(screen.getByRole('button', { name: 'Show again: comment by Spammer' }));
    expect(await screen.findByText('The comment is shown again.')).toBeVisible();
    expect(asked(own, 'ShowBlogComment')).toEqual({ id: 41 });
  });
});
