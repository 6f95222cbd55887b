import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useSession } from '../graphql/session';
import { TOKEN_KEY } from '../graphql/token';
import { review, reviewList } from '../testing/halls';
import { person } from '../testing/people';
import { renderApp } from '../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../testing/server';
import { HallReviews } from '../features/reviews/public/HallReviews';
import { useHallReviews } from '../features/reviews/useHallReviews';
import { ControlPanel } from './panel/ControlPanel';
import { lazyScreen } from '../lib/lazy-screen';
import { AppRoutes } from './router';
import { SessionNotices } from './SessionNotices';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

function Reviews() {
  const reviews = useHallReviews(12);
  return <HallReviews hallId={12} businessName="Shalimar Banquets" from="/hall/12?tab=reviews" reviews={reviews} />;
}

function Again() {
  const { signIn, signOut } = useSession();
  return (
    <>
      <button type="button" onClick={() => void signIn({ token: 'new', user: person() })}>
        Ayesha is back
      </button>
      <button type="button" onClick={() => void signIn({ token: 'other', user: person({ id: 99 }) })}>
        Somebody else
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  );
}

const SCREENS = [
  {
    row: {
      path: '/hall/:id',
      title: 'login' as const,
      access: 'public' as const,
      layout: 'public' as const,
      load: () => Promise.resolve(Reviews),
    },
    code: lazyScreen(() => Promise.resolve(Reviews)),
  },
];

/** A server that refuses the first token from some moment on. */
function endingServer(): FakeServer & { end: () => void } {
  let isOver = false;
  const guarded =
    (answer: () => unknown) =>
    ({ headers }: { headers: Record<string, string> }) => {
      if (isOver && headers.authorization === 'Bearer a-token')
        throw new Refusal('UNAUTHENTICATED', 'Your session has ended. Please sign in again.', { status: 401 });
      return answer();
    };
  const server = fakeServer({
    HallReviews: guarded(() => ({ hallReviews: reviewList([review({ comment: 'Lovely lights.' })]) })),
    ViewerReview: guarded(() => ({ viewerReview: null })),
    WriteReview: guarded(() => ({ writeReview: review() })),
    MaintenanceStatus: () => ({ maintenanceStatus: { isMaintenanceMode: false, endTime: null } }),
    AcceptTerms: () => ({}),
  });
  return { ...server, end: () => (isOver = true) };
}

function open(server: FakeServer) {
  return renderApp(
    <>
      <AppRoutes screens={SCREENS} redirects={[]} />
      <SessionNotices />
      <Again />
    </>,
    { at: '/hall/12?tab=reviews', viewer: person(), server },
  );
}

const comment = () => screen.findByLabelText<HTMLTextAreaElement>('Your review (optional)');

async function writeReview(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await comment(), 'A garden to remember.');
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
}

describe('[issue: sessions] a session that ends', () => {
  it('on a page for everybody leaves it there, with one word about it, and what was typed afterwards', async () => {
    const server = endingServer();
    const { user, token, address } = open(server);
    await writeReview(user);
    server.end();
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    expect(screen.getByText('You are signed out')).toBeVisible();
    expect(token.current()).toBeNull();
    expect(await screen.findByText('Lovely lights.')).toBeVisible();
    expect(screen.queryByText(/check your connection/i)).toBeNull();
    expect(address()).toBe('/hall/12?tab=reviews');
    await user.click(screen.getByText('Ayesha is back'));
    await waitFor(async () => expect(await comment()).toHaveValue('A garden to remember.'));
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(screen.queryByText('You are signed out')).toBeNull();
  });

  it('in another tab is the same, and nobody else gets what was typed', async () => {
    const { user } = open(endingServer());
    await writeReview(user);
    localStorage.removeItem(TOKEN_KEY);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    });
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(await screen.findByText('Lovely lights.')).toBeVisible();
    await user.click(screen.getByText('Somebody else'));
    expect(await comment()).toHaveValue('');
  });

  it('by choice takes what was typed with it, and says nothing', async () => {
    const server = endingServer();
    server.answer('SignOut', () => ({ signOut: true }));
    const { user } = open(server);
    await writeReview(user);
    await user.click(screen.getByText('Leave'));
    expect(await screen.findByText('Sign in to leave a review for this venue')).toBeVisible();
    expect(screen.queryByText('You are signed out')).toBeNull();
    expect(await screen.findByText('Lovely lights.')).toBeVisible();
    await user.click(screen.getByText('Ayesha is back'));
    expect(await comment()).toHaveValue('');
  });

  it('leads to the sign-in and back', async () => {
    const server = endingServer();
    const { user, address } = open(server);
    await writeReview(user);
    server.end();
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    const notice = (await screen.findByText('You are signed out')).closest('[role]') ?? document.body;
    await user.click(
      [...notice.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign in') ?? document.body,
    );
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe('[business §2 Admin and moderator control panel] the control panel', () => {
  it('waits for a server that is too busy to say who this is, and signs nobody out', async () => {
    localStorage.setItem(TOKEN_KEY, 'a-token');
    const server = fakeServer({
      Viewer: () => {
        throw new Refusal('UNAVAILABLE', 'The server is busy.', { status: 503 });
      },
    });
    const { user, token } = renderApp(<ControlPanel tools={null} profile={null} />, { at: '/cpanel', server });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText(/^Our server is busy just now; your connection is fine\./)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Access Control Panel' })).toBeNull();
    expect(token.current()).toBe('a-token');
    // Once it is known that this is somebody else's panel, its sign-in is right.
    server.answer('Viewer', () => ({ viewer: person({ role: 'USER' }) }));
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Access Control Panel' })).toBeVisible();
  });
});
