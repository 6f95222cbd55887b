import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeServer } from '../testing/server';
import { person } from '../testing/people';
import { renderApp } from '../testing/render';
import { Freshness, FRESH_FOR, KEPT_FOR } from './freshness';
import { useViewerQuery } from './generated/session';

const MINUTE = 60_000;

describe('freshness (section 7: fresh for 5 minutes, kept 10)', () => {
  it('lasts five and ten minutes', () => {
    expect([FRESH_FOR, KEPT_FOR]).toEqual([5 * MINUTE, 10 * MINUTE]);
  });

  it.each([
    [0, 'cache-first'],
    [FRESH_FOR - 1, 'cache-first'],
    [FRESH_FOR, 'cache-and-network'],
    [KEPT_FOR - 1, 'cache-and-network'],
    [KEPT_FOR, 'network-only'],
  ])('reads an answer of %i ms by %s', (age, policy) => {
    let now = 1000;
    const freshness = new Freshness(() => now);
    freshness.note('Halls', { page: 1 });
    now += age;
    expect(freshness.policyFor('Halls', { page: 1 })).toBe(policy);
  });

  it('belongs to a query with its variables', () => {
    const freshness = new Freshness(() => 0);
    freshness.note('Halls', { page: 1 });
    expect(freshness.policyFor('Halls', { page: 2 })).toBe('network-only');
  });

  it('always asks again where a screen wants it so (reviews)', () => {
    const freshness = new Freshness(() => 0);
    freshness.note('Reviews', {});
    expect(freshness.policyFor('Reviews', {}, 0)).toBe('network-only');
  });

  it('ends for the named operations when a change made them old', () => {
    const freshness = new Freshness(() => 1e9);
    freshness.note('MyBookings', {});
    freshness.note('MyBookingsOfAnotherKind', {});
    freshness.expire(['MyBookings']);
    expect(freshness.policyFor('MyBookings', {})).toBe('cache-and-network');
    expect(freshness.policyFor('MyBookingsOfAnotherKind', {})).toBe('cache-first');
  });
});

function Name({ freshFor }: { freshFor?: number }) {
  const { data } = useViewerQuery(freshFor === undefined ? {} : { freshFor });
  return <p>{data ? data.viewer.name : 'waiting'}</p>;
}

function Screens({ freshFor }: { freshFor?: number }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        turn
      </button>
      {open && <Name {...(freshFor === undefined ? {} : { freshFor })} />}
    </>
  );
}

describe('a screen that is opened again', () => {
  function setUp(freshFor?: number) {
    let name = 'first';
    let now = 0;
    const server = fakeServer({ Viewer: () => ({ viewer: person({ name }) }) });
    const rendered = renderApp(<Screens {...(freshFor === undefined ? {} : { freshFor })} />, {
      server,
      now: () => now,
    });
    const reopenAfter = async (milliseconds: number) => {
      await screen.findByText('first');
      await rendered.user.click(screen.getByText('turn'));
      name = 'second';
      now += milliseconds;
      await rendered.user.click(screen.getByText('turn'));
    };
    return { server, reopenAfter };
  }

  it('asks nothing while the answer is fresh', async () => {
    const { server, reopenAfter } = setUp();
    await reopenAfter(FRESH_FOR - 1);
    expect(screen.getByText('first')).toBeInTheDocument();
    expect(server.times('Viewer')).toBe(1);
  });

  it('shows the kept answer while it asks again', async () => {
    const { reopenAfter } = setUp();
    await reopenAfter(FRESH_FOR);
    expect(await screen.findByText('second')).toBeInTheDocument();
  });

  it('asks before it shows anything once the answer is no longer kept', async () => {
    const { server, reopenAfter } = setUp();
    await reopenAfter(KEPT_FOR);
    expect(await screen.findByText('second')).toBeInTheDocument();
    expect(server.times('Viewer')).toBe(2);
  });

  it('always asks where it is told to', async () => {
    const { reopenAfter } = setUp(0);
    await reopenAfter(1);
    expect(await screen.findByText('second')).toBeInTheDocument();
  });

  it('asks nothing when the window gets the focus back', async () => {
    const { server } = setUp();
    await screen.findByText('first');
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.times('Viewer')).toBe(1);
  });
});

it('asks nothing while it is told to skip', () => {
  function Skipping() {
    const { data } = useViewerQuery({ skip: true });
    return <p>{data ? 'asked' : 'nothing'}</p>;
  }
  const { server } = renderApp(<Skipping />);
  expect(screen.getByText('nothing')).toBeInTheDocument();
  expect(server.times('Viewer')).toBe(0);
});
