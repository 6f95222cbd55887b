import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../testing/server';
import { catchUploads } from '../../../testing/uploads';
import { ControlPanel } from '../../../app/panel/ControlPanel';
import { unkeptParts } from './unkept-parts';

// The editor loads with the form: what that takes counts against no test.
beforeAll(async () => {
  await Promise.all([import('./PostScreen'), import('./RichEditor')]);
});

const head = {
  editorBlogFigures: { __typename: 'BlogEditorFigures', totalPosts: 1, published: 0, drafts: 1, categories: 1 },
  blogCategories: [
    {
      __typename: 'BlogCategoryView',
      id: 2,
      name: 'Weddings',
      nameUrdu: null,
      slug: 'weddings',
      description: null,
      color: '#3B82F6',
      postCount: 0,
    },
  ],
  blogTags: [{ __typename: 'BlogTagView', id: 9, name: 'Mehndi', slug: 'mehndi' }],
};
const article = {
  __typename: 'BlogArticle',
  id: 5,
  slug: 'winter-weddings',
  title: 'Winter weddings',
  content: '<p>Begin early, and book late.</p>',
  excerpt: null,
  titleUrdu: null,
  excerptUrdu: null,
  contentUrdu: null,
  featuredImage: null,
  categoryId: null,
  isFeatured: false,
  status: 'PUBLISHED',
  publishedAt: '2026-03-03T09:00:00.000Z',
  updatedAt: '2026-03-04T09:00:00.000Z',
  authorName: 'Sana',
  tags: [],
  media: [
    { __typename: 'BlogPicture', mediaType: 'IMAGE', mediaUrl: '/files/images/a.webp', caption: 'Lights' },
    { __typename: 'BlogPicture', mediaType: 'IMAGE', mediaUrl: '/files/images/b.webp', caption: null },
  ],
};
const server = (post: object = article) =>
  fakeServer({
    PanelBlogHead: () => head,
    PanelBlogPost: () => ({ editorBlogPost: post }),
    PanelBlogPosts: () => ({
      editorBlogPosts: { __typename: 'BlogPostConnection', nodes: [], totalCount: 0, totalCountIsLowerBound: false },
    }),
  });
const open = (own: FakeServer, query = '') =>
  renderApp(<ControlPanel tools={null} profile={null} />, {
    at: `/cpanel?tab=blog&view=post${query}`,
    viewer: person({ role: 'ADMIN' }),
    server: own,
  });
const last = (own: FakeServer, operation: string) =>
  own.asked.filter((each) => each.operation === operation).at(-1)?.variables as { input: Record<string, unknown> };
const put = async (user: UserEvent, label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.paste(text);
};
const writeHtml = async (user: UserEvent, html: string) => {
  await user.click(await screen.findByRole('radio', { name: 'HTML' }));
  await put(user, 'Content', html);
};

describe('[business §2 Blog tab] the post form', () => {
  it('[business §5] derives the slug from the title until it is edited, and saves as the pressed button says', async () => {
    const own = server();
    own.answer('WriteBlogPost', () => ({ writeBlogPost: article }));
    const { user, address } = open(own);
    await put(user, /^Title/, 'Ten tips for Winter!');
    expect(screen.getByLabelText(/^Slug/)).toHaveValue('ten-tips-for-winter');
    await put(user, /^Slug/, 'own-words');
    await put(user, /^Title/, 'Ten tips for Spring');
    expect(screen.getByLabelText(/^Slug/)).toHaveValue('own-words');
    await writeHtml(user, '<p>Begin early, and book late.</p>');
    await choose(user, 'Category', 'Weddings');
    await user.click(screen.getByLabelText('Mehndi'));
    await user.click(screen.getByLabelText('Featured post'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Blog post created successfully')).toBeVisible();
    expect(last(own, 'WriteBlogPost').input).toMatchObject({
      title: 'Ten tips for Spring',
      slug: 'own-words',
      content: '<p>Begin early, and book late.</p>',
      categoryId: 2,
      tagIds: [9],
      isFeatured: true,
      status: 'PUBLISHED',
    });
    await waitFor(() => expect(address()).toBe('/cpanel?tab=blog'));
  });

  it('[issue: Urdu] adds an Urdu version in fields from right to left, and sends it with the post', async () => {
    const own = server();
    own.answer('ChangeBlogPost', () => ({ changeBlogPost: article }));
    const { user, container } = open(own, '&post=5');
    await user.click(await screen.findByRole('button', { name: 'Add Urdu version' }));
    const title = screen.getByLabelText(/^Urdu title/);
    expect(title).toHaveFocus();
    for (const field of [title, screen.getByLabelText('Urdu excerpt'), await screen.findByLabelText('Urdu content')]) {
      expect(field).toHaveAttribute('lang', 'ur');
      expect(field).toHaveAttribute('dir', 'rtl');
    }
    expect(await accessibilityProblems(container)).toEqual([]);
    await put(user, /^Urdu title/, 'سردیوں کی شادی');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The Urdu version needs Urdu content')).toBeVisible();
    expect(own.times('ChangeBlogPost')).toBe(0);
    const views = screen.getByRole('radiogroup', { name: 'View: Urdu content' });
    await user.click(within(views).getByRole('radio', { name: 'HTML' }));
    await put(user, 'Urdu content', '<p>جلدی آغاز کیجیے، دیر سے بک کیجیے۔</p>');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(last(own, 'ChangeBlogPost').input).toMatchObject({
      titleUrdu: 'سردیوں کی شادی',
      contentUrdu: '<p>جلدی آغاز کیجیے، دیر سے بک کیجیے۔</p>',
      excerptUrdu: null,
    });
  });

  it('[issue: Urdu] removes the Urdu version as a whole', async () => {
    const own = server({
      ...article,
      titleUrdu: 'سردیوں کی شادی',
      excerptUrdu: 'جلدی۔',
      contentUrdu: '<p>جلدی آغاز کیجیے۔</p>',
    });
    own.answer('ChangeBlogPost', () => ({ changeBlogPost: article }));
    const { user } = open(own, '&post=5');
    expect(await screen.findByLabelText(/^Urdu title/)).toHaveValue('سردیوں کی شادی');
    await user.click(screen.getByRole('button', { name: 'Remove Urdu version' }));
    expect(screen.queryByLabelText(/^Urdu title/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Urdu version' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(last(own, 'ChangeBlogPost').input).toMatchObject({ titleUrdu: null, excerptUrdu: null, contentUrdu: null });
  });

  it('gives way to the list at its top, with the focus in the content', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    const own = server();
    own.answer('ChangeBlogPost', () => ({ changeBlogPost: article }));
    const { user, address } = open(own, '&post=5');
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(save);
    await waitFor(() => expect(address()).toBe('/cpanel?tab=blog'));
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    scrolled.mockRestore();
  });

  it('[business §5] sends nothing without title, slug and content', async () => {
    const own = server();
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
    for (const problem of ['Title is required', 'Slug is required', 'Content is required']) {
      expect(await screen.findByText(problem)).toBeVisible();
    }
    expect(own.times('WriteBlogPost')).toBe(0);
  });

  it('[business §9] tries an update once more after half a second', async () => {
    const own = server();
    own.answer('ChangeBlogPost', () => {
      if (own.times('ChangeBlogPost') === 1) throw new Refusal('INTERNAL', 'Something went wrong');
      return { changeBlogPost: article };
    });
    const { user } = open(own, '&post=5');
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(own.times('ChangeBlogPost')).toBe(2);
    expect(last(own, 'ChangeBlogPost')).toMatchObject({
      id: 5,
      input: {
        status: 'PUBLISHED',
        media: [
          { mediaType: 'IMAGE', mediaUrl: '/files/images/a.webp', caption: 'Lights' },
          { mediaType: 'IMAGE', mediaUrl: '/files/images/b.webp', caption: null },
        ],
      },
    });
  });

  it('[business §8] says why an update failed, after two attempts, also on the field', async () => {
    const own = server();
    own.answer('ChangeBlogPost', () => {
      throw new Refusal('ALREADY_TAKEN', 'This slug is already taken', { field: 'slug' });
    });
    const { user } = open(own, '&post=5');
    await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
    expect(await screen.findByText('Failed to update blog post: This slug is already taken')).toBeVisible();
    expect(screen.getByLabelText(/^Slug/)).toHaveAccessibleDescription(/This slug is already taken/);
    expect(own.times('ChangeBlogPost')).toBe(2);
  });

  it('says that the post was changed meanwhile, and leaves the text', async () => {
    const message = 'This article was changed meanwhile.';
    const own = server();
    own.answer('ChangeBlogPost', () => {
      throw new Refusal('CONFLICT', message);
    });
    const { user } = open(own, '&post=5');
    await put(user, /^Title/, 'Winter weddings in Lahore');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(`Failed to update blog post: ${message}`)).toBeVisible();
    expect(last(own, 'ChangeBlogPost').input).toMatchObject({ basedOn: article.updatedAt });
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Winter weddings in Lahore');
  });

  it('orders the gallery, and shows how much of a picture has gone', async () => {
    const uploads = catchUploads();
    const own = server();
    own.answer('ChangeBlogPost', () => ({ changeBlogPost: article }));
    const { user } = open(own, '&post=5');
    await user.click(await screen.findByRole('button', { name: 'Move picture 2 earlier' }));
    await user.upload(screen.getByLabelText('Featured image'), new File(['x'], 'hall.png', { type: 'image/png' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.progress(0.5));
    expect(await screen.findByRole('progressbar', { name: 'Uploading hall.png: 50 percent' })).toBeVisible();
    uploads.sent[0]?.answer({ uploadImage: { __typename: 'UploadedImage', url: '/files/images/c.webp' } });
    await screen.findByRole('button', { name: 'Remove image' });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Blog post updated successfully');
    expect(last(own, 'ChangeBlogPost').input).toMatchObject({
      featuredImage: '/files/images/c.webp',
      media: [{ mediaUrl: '/files/images/b.webp' }, { mediaUrl: '/files/images/a.webp', caption: 'Lights' }],
    });
    uploads.restore();
  });

  it('takes a video of another site by its address, and nothing that is no https address', async () => {
    const own = server();
    own.answer('ChangeBlogPost', () => ({ changeBlogPost: article }));
    const { user } = open(own, '&post=5');
    const field = await screen.findByLabelText('Address of a video on another site');
    await pasteInto(user, field, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Add video' }));
    expect(field).toHaveAccessibleDescription('A video is linked by an address that begins with https://');
    await user.clear(field);
    await user.type(field, 'https://videos.example.org/watch?v=1{Enter}');
    const link = await screen.findByRole('link', { name: /Watch the video on videos\.example\.org/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(own.times('ChangeBlogPost')).toBe(0);
    await pasteInto(user, screen.getByLabelText('Caption of picture 3'), 'A mehndi');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Blog post updated successfully');
    expect((last(own, 'ChangeBlogPost').input as { media: unknown[] }).media.at(-1)).toEqual({
      mediaType: 'VIDEO',
      mediaUrl: 'https://videos.example.org/watch?v=1',
      caption: 'A mehndi',
    });
  });

  it('previews what the server keeps of the HTML', async () => {
    const own = server();
    own.answer('PreviewBlogContent', () => ({ blogContentPreview: '<h2>Kept</h2>' }));
    const { user } = open(own);
    await writeHtml(user, '<h2 onclick="x()">Kept</h2>');
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'Kept' })).toBeVisible();
  });

  it('never gives the visual editor what it would lose', async () => {
    open(server({ ...article, content: '<table><tbody><tr><td>50 guests</td></tr></tbody></table>' }), '&post=5');
    expect(await screen.findByText(/can’t keep \(table, tbody, tr, td\)/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Write' })).toBeDisabled();
    expect(screen.getByLabelText('Content')).toHaveValue('<table><tbody><tr><td>50 guests</td></tr></tbody></table>');
  });
});

describe('[product: blog HTML] what the visual editor would lose', () => {
  it.each([
    ['plain text', []],
    ['<p>A <b>bold</b> <a href="/x">link</a></p><img src="/a.webp">', []],
    ['<p dir="rtl" lang="ur">اردو</p>', ['dir', 'lang']],
    ['<figure><img src="/a.webp"><figcaption>A</figcaption></figure>', ['figure', 'figcaption']],
    ['<p>H<sub>2</sub>O<sub>2</sub></p>', ['sub']],
  ])('of %p is %p', (html, lost) => {
    expect(unkeptParts(html)).toEqual(lost);
  });
});
