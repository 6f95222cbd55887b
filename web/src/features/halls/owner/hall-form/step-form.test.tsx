import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { makeSchedule, scheduledHall } from '../../../../testing/schedule';
import { Refusal } from '../../../../testing/server';
import { pageClock } from '../../../../lib/clock';
import { dropDraft, keepDraft, readDraft } from '../../../../lib/form-drafts';
import { localStore } from '../../../../lib/storage';
import { STORAGE_KEYS } from '../../../../lib/storage-keys';
import { fillHall, HALL, openForm, openStep, sentBy } from './testing';

const real = window.matchMedia;
/** Room for the card beside the steps, or none. */
const screenOf = (holds: (query: string) => boolean) => {
  window.matchMedia = (query) => Object.assign(real(query), { matches: holds(query) });
};

afterEach(() => {
  window.matchMedia = real;
  localStorage.clear();
  sessionStorage.clear();
});

const mark = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).getAttribute('aria-label');
const NEW = '/business/create-hall';

describe('[issue 38] the steps', () => {
  it('can be pressed, stand in the address, and lead on and back', async () => {
    const page = openForm();
    expect(await screen.findByText('Step 1 of 7: The hall')).toBeVisible();
    await openStep(page, 'Services');
    expect(page.address()).toBe(`${NEW}?step=services`);
    expect(screen.getByText('Step 4 of 7: Services')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(page.address()).toBe(`${NEW}?step=hours`);
    expect(screen.getByRole('region', { name: 'Fixed Services', hidden: true })).not.toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(page.address()).toBe(`${NEW}?step=services`);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('are reached by keys: the marks with Enter, and the next one from a line of text', async () => {
    const page = openForm();
    await page.user.type(await screen.findByLabelText(/^Hall Number/), 'A{Enter}');
    expect(page.address()).toBe(`${NEW}?step=place`);
    expect(page.server.times('ListHall')).toBe(0);
    screen.getByRole('button', { name: /^Pictures: / }).focus();
    await page.user.keyboard('{Enter}');
    expect(page.address()).toBe(`${NEW}?step=pictures`);
  });

  it('say what is done, and what guests would look for in vain', async () => {
    const page = openForm();
    expect(await screen.findByText(/^Describe the hall: /)).toBeVisible();
    expect(mark('The hall')).toBe('The hall: something is missing');
    await pasteInto(page.user, screen.getByLabelText('Description'), 'A white hall beside the canal. '.repeat(5));
    expect(screen.queryByText(/^Describe the hall: /)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    // A step that was left says what is wrong in it.
    await waitFor(() => expect(mark('The hall')).toBe('The hall: something has to be put right'));
    expect(mark('Place')).toBe('Place: something is missing');
    await openStep(page, 'Services');
    await page.user.click(screen.getByRole('checkbox', { name: 'Parking' }));
    expect(mark('Services')).toBe('Services: done');
  });

  it('the first one with an error opens when the hall is sent, at its field', async () => {
    const page = openForm();
    await fillHall(page);
    await openStep(page, 'Place');
    await page.user.clear(screen.getByLabelText(/^Location/));
    await openStep(page, 'Prices and guests');
    await page.user.clear(screen.getByLabelText(/^Price per Hour/));
    await openStep(page, 'Pictures');
    await page.user.click(screen.getByRole('button', { name: 'Create Hall' }));
    await waitFor(() => expect(page.address()).toBe(`${NEW}?step=place`));
    expect(screen.getByText('Location is required')).toBeVisible();
    expect(screen.getByLabelText(/^Location/)).toHaveFocus();
    expect(mark('Prices')).toBe('Prices and guests: something has to be put right');
    expect(page.server.times('ListHall')).toBe(0);
  });

  it('name hours, shifts and services that are edited elsewhere', async () => {
    const shift = { __typename: 'HallShift', id: 7, name: 'Dinner', weekdays: [5, 6], startTime: '19:00' };
    const dinner = { ...shift, endTime: '00:30', price: 250_000, priceType: 'FIXED' as const, version: 'v1' };
    const schedule = makeSchedule([scheduledHall(12, 'Rose Hall', [dinner])]);
    const page = openForm('/business/create-hall/12?step=hours', {
      ViewerSchedule: () => ({ viewerSchedule: { __typename: 'BusinessSchedule', ...schedule } }),
    });
    const hours = await screen.findByRole('region', { name: 'When it can be booked' });
    expect(await within(hours).findByText(/^Dinner: 7:00.PM – 12:30.AM · Fri, Sat · /)).toBeVisible();
    expect(within(hours).getByText('At all hours')).toBeVisible();
    expect(within(hours).getByRole('link', { name: 'Edit hours and shifts' })).toHaveAttribute(
      'href',
      '/business/setup?tab=availability',
    );
    expect(mark('Hours')).toBe('Hours: done');
    await openStep(page, 'Services');
    const sold = screen.getByRole('region', { name: 'Sold With Every Hall' });
    expect(within(sold).getByText('Live music')).toBeVisible();
    expect(within(sold).getByRole('link')).toHaveAttribute('href', '/business/setup?tab=optionalServices');
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('without hours a hall could be booked at night, and the step says so', async () => {
    openForm(`${NEW}?step=hours`);
    expect(await screen.findByText(/^Without hours or shifts/)).toBeVisible();
  });
});

describe('[issue 38] the card', () => {
  it('is the last step where there is no room beside the others', async () => {
    screenOf((query) => query === '(width < 640px)');
    const page = openForm(`${NEW}?step=pictures`);
    await page.user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(page.address()).toBe(`${NEW}?step=card`);
    expect(await screen.findByRole('heading', { name: 'As guests see it' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('stands beside the steps where there is room, with what is typed, and can’t be pressed', async () => {
    screenOf((query) => query === '(width >= 1240px)');
    const cheapestShift = { __typename: 'HallShift', id: 7, price: 250_000, priceType: 'FIXED' };
    const page = openForm('/business/create-hall/12?step=card', {
      HallToEdit: () => ({ viewerHall: { ...HALL, cheapestShift } }),
    });
    expect(await screen.findByText('Step 6 of 6: Pictures')).toBeVisible();
    const shown = screen.getByRole('region', { name: 'As guests see it' });
    const title = await within(shown).findByRole('heading', { name: 'Rose Hall' });
    expect(title.closest('[inert]')).not.toBeNull();
    expect(within(shown).getByText('Banquets')).toBeVisible();
    expect(within(shown).getByText('Stage')).toBeVisible();
    expect(within(shown).getByText(/250,000/)).toBeVisible();
    await openStep(page, 'The hall');
    const name = screen.getByLabelText('Hall Name');
    await page.user.clear(name);
    expect(await within(shown).findByRole('heading', { name: 'Hall A' })).toBeVisible();
    await pasteInto(page.user, name, 'Lily Hall');
    expect(await within(shown).findByRole('heading', { name: 'Lily Hall' })).toBeVisible();
  });
});

describe('[issue 38] a new hall that was left', () => {
  const HOUR = 3_600_000;
  const KEY = 'a'.repeat(32);
  const kept = () => readDraft('7', 'new-hall', localStore);
  const changedElsewhere = () =>
    act(() => Promise.resolve(window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.drafts }))));
  let begun: number;
  beforeEach(() => {
    begun = pageClock();
  });
  /** As the form has kept it so many hours ago. */
  const keep = (account: number, hours: number) => {
    const at = begun - hours * HOUR;
    const values = { hallNumber: 'B', categoryId: 99, capacity: 250, profileImage: '/p', sliderImages: ['/a'] };
    keepDraft(String(account), 'new-hall', { values, key: KEY, at, pictures: { '/p': at, '/a': at } }, localStore);
  };

  it('is there again, until it is created', async () => {
    const first = openForm();
    await fillHall(first);
    expect(screen.getByText('Kept in this browser until you create the hall.')).toBeVisible();
    first.unmount();
    // A hall whose answer was lost isn't created twice.
    const clientMutationId = kept()?.key;
    expect(clientMutationId).toMatch(/^[0-9a-f]{32}$/);
    const page = openForm('/business/create-hall', {
      ListHall: () => ({ listHall: { __typename: 'OwnedHall', id: 12 } }),
    });
    expect(await screen.findByText(/^You began this hall on /)).toBeVisible();
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Canal Road, Lahore');
    await page.user.click(screen.getByRole('button', { name: 'Create Hall' }));
    await waitFor(() => expect(page.address()).toBe('/business/dashboard'));
    expect(sentBy(page, 'ListHall')).toMatchObject({
      input: { clientMutationId, hallNumber: '7', capacity: 300, categoryId: 1 },
    });
    page.unmount();
    openForm();
    expect(await screen.findByLabelText(/^Hall Number/)).toHaveValue('');
    expect(screen.queryByText(/^You began this hall on /)).not.toBeInTheDocument();
  });

  it('can be thrown away', async () => {
    keep(7, 1);
    const page = openForm();
    expect(await screen.findByLabelText(/^Hall Number/)).toHaveValue('B');
    await page.user.click(screen.getByRole('button', { name: 'Start again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(screen.getByLabelText(/^Hall Number/)).toHaveValue(''));
    expect(kept()).toBeUndefined();
    // Another hall has a key of its own.
    await page.user.type(screen.getByLabelText(/^Hall Number/), 'C');
    expect(kept()).toMatchObject({ values: { hallNumber: 'C' }, key: expect.not.stringMatching(KEY) });
  });

  it('isn’t brought back where another tab has created it or thrown it away', async () => {
    keep(7, 1);
    const page = openForm();
    expect(await screen.findByText('Kept in this browser until you create the hall.')).toBeVisible();
    dropDraft('7', 'new-hall', localStore);
    await changedElsewhere();
    expect(screen.getByText(/^Not kept in this browser: another tab has created this hall/)).toBeVisible();
    await page.user.type(screen.getByLabelText(/^Hall Number/), 'C');
    expect(kept()).toBeUndefined();
  });

  it('leaves alone a newer one of another tab, even once it is created', async () => {
    const page = openForm(NEW, { ListHall: () => ({ listHall: { __typename: 'OwnedHall', id: 12 } }) });
    await fillHall(page);
    keep(7, 0);
    await changedElsewhere();
    expect(screen.getByText(/^Not kept in this browser/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Create Hall' }));
    await waitFor(() => expect(page.address()).toBe('/business/dashboard'));
    expect(kept()).toMatchObject({ values: { hallNumber: 'B' }, key: KEY });
  });

  it('is kept once another tab’s that stood in its place is created', async () => {
    const page = openForm();
    await screen.findByLabelText(/^Hall Number/);
    keep(7, 0);
    await changedElsewhere();
    await page.user.type(screen.getByLabelText(/^Hall Number/), 'C');
    expect(screen.getByText(/^Not kept in this browser/)).toBeVisible();
    expect(kept()).toMatchObject({ key: KEY });
    dropDraft('7', 'new-hall', localStore);
    await changedElsewhere();
    expect(screen.getByText('Kept in this browser until you create the hall.')).toBeVisible();
    expect(kept()).toMatchObject({ values: { hallNumber: 'C' }, key: expect.not.stringMatching(KEY) });
  });

  it('stays as another tab has typed it', async () => {
    keep(7, 1);
    const page = openForm();
    await page.user.type(await screen.findByLabelText(/^Hall Number/), 'C');
    keep(7, 0);
    await changedElsewhere();
    expect(kept()).toMatchObject({ values: { hallNumber: 'B' } });
  });

  it('isn’t said to be kept where the browser refuses that', async () => {
    const page = openForm();
    const number = await screen.findByLabelText(/^Hall Number/);
    const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await page.user.type(number, 'C');
    expect(screen.queryByText(/kept in this browser/i)).not.toBeInTheDocument();
    refusing.mockRestore();
    await page.user.type(number, 'D');
    expect(screen.getByText('Kept in this browser until you create the hall.')).toBeVisible();
  });

  it('that was changed after it was created, though the answer was lost, leads to the halls', async () => {
    const page = openForm(NEW, {
      ListHall: () => {
        throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another request.');
      },
    });
    await fillHall(page);
    await page.user.click(screen.getByRole('button', { name: 'Create Hall' }));
    expect(await screen.findByText('This hall was created already')).toBeVisible();
    expect(screen.queryByText(/idempotency/)).not.toBeInTheDocument();
    await waitFor(() => expect(page.address()).toBe('/business/halls'));
    expect(kept()).toBeUndefined();
  });

  it('has its pictures while they are sure to be there, and no choice that is gone', async () => {
    keep(7, 21);
    const page = openForm(`${NEW}?step=pictures`);
    expect(await screen.findByRole('img', { name: 'Gallery image 1' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Profile image of the hall' })).toBeInTheDocument();
    expect(screen.queryByTitle('99')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Capacity \(/)).toHaveValue('250');
    page.unmount();
    keep(7, 23);
    openForm(`${NEW}?step=pictures`);
    expect(await screen.findByText('Its pictures were not kept that long: please add them again.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Gallery image 1' })).not.toBeInTheDocument();
  });

  it('is nobody else’s', async () => {
    keep(2, 1);
    openForm();
    expect(await screen.findByLabelText(/^Hall Number/)).toHaveValue('');
  });
});
