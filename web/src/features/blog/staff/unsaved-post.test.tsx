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
const head = {
  editorBlogFigures: { __typename: 'BlogEditorFigures', totalPosts: 0, published: 0, drafts: 0, categories: 0 },
  blogCategories: [],
  blogTags: [],
};
const WRITTEN = {
  ...{ __typename: 'BlogArticle', id: 5, slug: 'ten-tips-for-winter', title: 'Ten tips for Winter', content: '' },
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

/** Opens the form of a new post. */
function open(own = server()) {
  const viewer = person({ role: 'ADMIN' });
  const tree = <ControlPanel tools={null} profile={null} />;
  return { ...renderApp(tree, { at: '/cpanel?tab=blog&view=post', viewer, server: own }), own };
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
