import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { Sessions } from './Sessions';

const session = (own: object) => ({
  __typename: 'AccountSession',
  id: 1,
  device: 'Firefox on Linux',
  address: '203.0.113.0/24',
  place: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: '2026-03-03T09:00:00.000Z',
  isCurrent: false,
  ...own,
});
const HERE = session({ isCurrent: true });
const PHONE = session({ id: 2, device: 'Safari on iOS', address: null });

function open(list: object[] = [HERE, PHONE]) {
  let sessions = list;
  const server = fakeServer({
    ViewerSessions: () => ({ viewerSessions: sessions }),
    EndSession: () => {
      sessions = [HERE];
      return { endSession: true };
    },
    EndOtherSessions: () => {
      sessions = [HERE];
      return { endOtherSessions: 1 };
    },
  });
  return renderApp(<Sessions />, { viewer: person(), server });
}

describe('[issue: sessions] where the viewer is signed in', () => {
  it('is listed with device, network and last use, this device without a way to end it here', async () => {
    const { container } = open();
    const [here, phone] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent(/^Firefox on LinuxThis deviceLast used .*Mar 3, 2026.*Network 203\.0\.113\.0\/24$/);
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent(/^Safari on iOSLast used .*Sign out$/);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is listed with the place instead of the network where that is known', async () => {
    open([session({ isCurrent: true, place: 'Lahore, Pakistan' })]);
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      /^Firefox on LinuxThis deviceLast used .*Lahore, Pakistan$/,
    );
  });

  it('ends on one device', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    expect(await screen.findByText('Signed out there')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(server.asked.find(({ operation }) => operation === 'EndSession')?.variables).toEqual({ id: 2 });
  });

  it('ends everywhere else after a question', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeVisible();
    expect(server.times('EndOtherSessions')).toBe(1);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('offers nothing to end where there is nothing else', async () => {
    open([HERE]);
    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be asked for again', async () => {
    const { user, server } = renderApp(<Sessions />, {
      viewer: person(),
      server: fakeServer({
        ViewerSessions: () => {
          throw new Refusal('INTERNAL', 'No.');
        },
      }),
    });
    await screen.findByText('Your devices could not be loaded');
    server.answer('ViewerSessions', () => ({ viewerSessions: [HERE] }));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('This device')).toBeVisible();
  });
});
