import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ControlPanel } from '../../../app/panel/ControlPanel';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';

// The editor loads with the form: what that takes counts against no test.
beforeAll(async () => {
  await Promise.all([import('./PostScreen'), import('./RichEditor')]);
});
beforeEach(() => sessionStorage.clear());

const NOTICE = 'What you wrote here and didn’t save is back.';
const OUTDATED = /^The post was changed since\./;
const head = {
  editorBlogFigures: { __typename: 'BlogEditorFigures', totalPosts: 0, published: 0, drafts: 0, categories: 0 },
  blogCategories: [],
  blogTags: [],
};
const WRITTEN = {
  ...{
    __typename: 'BlogArticle',
    id: 5,
    slug: 'ten-tips-for-winter',
    title: 'Ten tips for Winter',
    content: '<p>Book late.</p>',
  },
  ...{ excerpt: null, titleUrdu: null, excerptUrdu: null, contentUrdu: null, featuredImage: null, categoryId: null },
  ...{ isFeatured: false, status: 'DRAFT', publishedAt: null, updatedAt: '2026-03-04T09:00:00.000Z' },
  ...{ authorName: 'Sana', tags: [], media: [] },
};
const server = () =>
  fakeServer({
    PanelBlogHead: () => head,
    PanelBlogPosts: () => ({
      editorBlogPosts: { __typename: 'BlogPostConnection', nodes: [], totalCount: 0, totalCountIsLowerBound: false },
    }),
  });

/** Opens the form of a new post, or of one that is there. */
function open(own = server(), post = '') {
  const viewer = person({ role: 'ADMIN' });
  const tree = <ControlPanel tools={null} profile={null} />;
  return { ...renderApp(tree, { at: `/cpanel?tab=blog&view=post${post}`, viewer, server: own }), own };
}

/** Opens the form of a post as it is now. */
function openPost(now: object = {}) {
  const own = server();
  own.answer('PanelBlogPost', () => ({ editorBlogPost: { ...WRITTEN, ...now } }));
  return open(own, '&post=5');
}

/** Writes an excerpt for a post, and leaves it unsaved. */
async function leaveExcerpt() {
  const { user, unmount } = openPost();
  await pasteInto(user, await screen.findByLabelText(/^Excerpt/), 'Begin early.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('link', { name: 'New Post' });
  unmount();
}

/** Writes title and content. */
async function writeInEnglish({ user }: ReturnType<typeof open>) {
  await pasteInto(user, await screen.findByLabelText(/^Title/), 'Ten tips for Winter');
  await user.click(screen.getByRole('radio', { name: 'HTML' }));
  await pasteInto(user, screen.getByLabelText('Content'), '<p>Begin early, and book late.</p>');
}

/** Writes title, content and a title in Urdu. */
async function write(page: ReturnType<typeof open>) {
  const { user } = page;
  await writeInEnglish(page);
  await user.click(screen.getByRole('button', { name: 'Add Urdu version' }));
  await pasteInto(user, screen.getByLabelText(/^Urdu title/), 'سردیوں کی شادی');
}

describe('a post that was left unsaved', () => {
  it('is there again, with its Urdu version, until it is discarded', async () => {
    const page = open();
    await write(page);
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('link', { name: 'New Post' }));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Ten tips for Winter');
    expect(screen.getByLabelText(/^Urdu title/)).toHaveValue('سردیوں کی شادی');
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveTextContent('Begin early, and book late.'));
    expect(await accessibilityProblems(page.container)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveTextContent(/^$/));
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('link', { name: 'New Post' }));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is kept where the page is left or loaded again', async () => {
    await write(open());
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage.getItem('form-drafts')).toContain('Ten tips for Winter');
  });

  it('is not kept where the page is left while it is being saved', async () => {
    const page = open();
    page.own.answer('WriteBlogPost', () => new Promise(() => undefined));
    await writeInEnglish(page);
    await page.user.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(page.own.times('WriteBlogPost')).toBe(1));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage.getItem('form-drafts') ?? '').not.toContain('Ten tips for Winter');
  });

  it('is there again in its own post, and in no other', async () => {
    await leaveExcerpt();
    const other = server();
    other.answer('PanelBlogPost', () => ({ editorBlogPost: { ...WRITTEN, id: 6 } }));
    const page = open(other, '&post=6');
    expect(await screen.findByLabelText(/^Excerpt/)).toHaveValue('');
    page.unmount();
    openPost();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByLabelText(/^Excerpt/)).toHaveValue('Begin early.');
    expect(screen.queryByText(OUTDATED)).toBeNull();
  });

  it('is there again where a colleague has changed the post meanwhile, and says so', async () => {
    await leaveExcerpt();
    const changed = { title: 'Eleven tips for Winter', updatedAt: '2026-03-05T09:00:00.000Z' };
    const page = openPost({ ...changed, tags: [{ __typename: 'BlogTag', id: 3, name: 'Winter' }] });
    expect(await screen.findByText(OUTDATED)).toBeVisible();
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(screen.getByLabelText(/^Excerpt/)).toHaveValue('Begin early.');
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Eleven tips for Winter');
    expect(await accessibilityProblems(page.container)).toEqual([]);
    page.own.answer('ChangeBlogPost', () => ({ changeBlogPost: { ...WRITTEN, ...changed } }));
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Blog post updated successfully');
    expect(page.own.asked.find(({ operation }) => operation === 'ChangeBlogPost')?.variables.input).toMatchObject({
      ...{ title: 'Eleven tips for Winter', excerpt: 'Begin early.', tagIds: [3], basedOn: changed.updatedAt },
    });
  });

  it('says nothing where the post is what was written', async () => {
    await leaveExcerpt();
    openPost({ excerpt: 'Begin early.', updatedAt: '2026-03-05T09:00:00.000Z' });
    expect(await screen.findByLabelText(/^Excerpt/)).toHaveValue('Begin early.');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is not there again once it was saved', async () => {
    const page = open();
    page.own.answer('WriteBlogPost', () => ({ writeBlogPost: WRITTEN }));
    await writeInEnglish(page);
    await page.user.click(screen.getByRole('button', { name: 'Save as draft' }));
    await page.user.click(await screen.findByRole('link', { name: 'New Post' }));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
