import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { TOKEN_KEY } from '../../../graphql/token';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { ArticleComments } from './ArticleComments';

const none = {
  blogComments: {
    __typename: 'BlogCommentConnection',
    totalCount: 0,
    nodes: [],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
};

const question = {
  ...{ __typename: 'BlogCommentView', id: 7, parentId: null, authorName: 'Bilal', isOwn: false, isHidden: false },
  ...{ createdAt: '2026-03-03T09:00:00.000Z', content: 'Which hall was it?' },
};

const emptyServer = () => fakeServer({ BlogComments: () => none });

/** A server with a comment, which takes answers to it. */
const askedServer = () =>
  fakeServer({
    BlogComments: () => ({ blogComments: { ...none.blogComments, totalCount: 1, nodes: [question] } }),
    WriteBlogComment: () => ({ writeBlogComment: { ...question, id: 8, parentId: 7, isOwn: true } }),
  });

beforeEach(() => sessionStorage.clear());

const comments = <ArticleComments postId={1} ref={createRef<HTMLElement>()} />;

/** Begins an answer to the comment, loses the session in another tab, and leaves the page to sign in again. */
async function loseAnswer(): Promise<void> {
  const { user, unmount } = renderApp(comments, { server: askedServer(), viewer: person() });
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await pasteInto(user, await screen.findByLabelText('Answering Bilal'), 'The one by the canal');
  localStorage.removeItem(TOKEN_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY })));
  expect(await screen.findByText('to join the conversation.')).toBeVisible();
  unmount();
}

describe('[product: control panel] comments', () => {
  it('visitors are asked to sign in', async () => {
    renderApp(comments, { server: emptyServer() });
    await screen.findByRole('heading', { name: 'Comments' });
    expect(screen.queryByLabelText('Your comment')).toBeNull();
    expect(screen.getByText('to join the conversation.')).toBeVisible();
  });

  it('says that they could not be loaded, and tries again', async () => {
    const server = emptyServer();
    server.answer('BlogComments', () => {
      throw new Refusal('INTERNAL', 'no');
    });
    const { user } = renderApp(comments, { server });
    expect(await screen.findByText('The comments could not be loaded.')).toBeVisible();
    server.answer('BlogComments', () => none);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody has commented yet. Be the first.')).toBeVisible();
  });

  it('says so where more of them could not be loaded, and the button stays', async () => {
    const server = emptyServer();
    const pageInfo = { __typename: 'PageInfo', endCursor: 'next', hasNextPage: true };
    server.answer('BlogComments', ({ variables }) => {
      if (variables.paging) throw new Refusal('INTERNAL', 'no');
      return { blogComments: { ...none.blogComments, totalCount: 30, pageInfo } };
    });
    const { user } = renderApp(comments, { server });
    await user.click(await screen.findByRole('button', { name: 'Show more comments' }));
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show more comments' })).toBeEnabled());
  });

  it('a signed-in reader writes one; a short one is refused in place', async () => {
    const server = emptyServer();
    server.answer('WriteBlogComment', ({ variables }) => ({
      writeBlogComment: {
        __typename: 'BlogCommentView',
        id: 1,
        parentId: null,
        authorName: 'Ayesha',
        isOwn: true,
        isHidden: false,
        createdAt: '2026-03-03T09:00:00.000Z',
        content: (variables.input as { content: string }).content,
      },
    }));
    const { user } = renderApp(comments, { server, viewer: person() });
    await user.type(await screen.findByLabelText('Your comment'), 'Hm');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(screen.getByText('Comment must be at least 5 characters')).toBeVisible();
    expect(server.times('WriteBlogComment')).toBe(0);
    await pasteInto(user, screen.getByLabelText('Your comment'), ', very helpful');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Your comment is published.')).toBeVisible();
    expect(screen.getByLabelText('Your comment')).toHaveValue('');
  });

  it('a hidden one stands as far below its author as the others', async () => {
    const hidden = { ...question, id: 8, isHidden: true, content: '' };
    const server = fakeServer({
      BlogComments: () => ({ blogComments: { ...none.blogComments, totalCount: 2, nodes: [question, hidden] } }),
    });
    renderApp(comments, { server });
    expect(await screen.findByText('Which hall was it?')).toHaveClass('above-4');
    expect(screen.getByText('This comment was hidden by our staff.')).toHaveClass('above-4');
  });

  it('what is written stays when another comment is answered, and when it isn’t after all', async () => {
    const server = askedServer();
    const { user } = renderApp(comments, { server, viewer: person() });
    await pasteInto(user, await screen.findByLabelText('Your comment'), 'The one by the canal');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(screen.getByLabelText('Answering Bilal')).toHaveValue('The one by the canal');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Your comment')).toHaveValue('The one by the canal');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Your comment is published.')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'WriteBlogComment')?.variables).toEqual({
      input: { postId: 1, content: 'The one by the canal', parentId: 7 },
    });
    expect(screen.getByLabelText('Your comment')).toHaveValue('');
  });

  it('an answer that was begun when the session ended is still one to that comment after signing in', async () => {
    await loseAnswer();
    const server = askedServer();
    const { user } = renderApp(comments, { server, viewer: person() });
    expect(await screen.findByLabelText('Answering Bilal')).toHaveValue('The one by the canal');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Your comment is published.')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'WriteBlogComment')?.variables).toEqual({
      input: { postId: 1, content: 'The one by the canal', parentId: 7 },
    });
    expect(screen.getByLabelText('Your comment')).toHaveValue('');
  });

  it('an answer that came back can be a comment of its own after all', async () => {
    await loseAnswer();
    const { user } = renderApp(comments, { server: askedServer(), viewer: person() });
    await screen.findByLabelText('Answering Bilal');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Your comment')).toHaveValue('The one by the canal');
  });

  it('a refusal of the words stands at the field, and what was written is kept', async () => {
    const server = emptyServer();
    server.answer('WriteBlogComment', () => {
      throw new Refusal('INVALID_INPUT', 'Please write without links', { field: 'input.content' });
    });
    const { user } = renderApp(comments, { server, viewer: person() });
    const field = await screen.findByLabelText('Your comment');
    await pasteInto(user, field, 'See my page');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please write without links'));
    expect(field).toHaveValue('See my page');
  });
});
