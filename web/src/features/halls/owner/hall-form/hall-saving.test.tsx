import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keepDraft, readDraft } from '../../../../lib/form-drafts';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import type { Rendered } from '../../../../testing/render';
import { Refusal } from '../../../../testing/server';
import { pickStep } from './hall-steps';
import { EMPTY_HALL } from './hall-values';
import { HALL, keepHall, openForm, openStep } from './testing';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const AT = '/business/create-hall/12';
const refill = async ({ user }: Rendered, label: string | RegExp, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await pasteInto(user, screen.getByLabelText(label), text);
};
const changes = ({ server }: Rendered) =>
  server.asked.filter(({ operation }) => operation === 'ChangeHall').map(({ variables }) => variables.input);

describe('[issue 38] a hall that exists saves itself', () => {
  it('when a field is left, with the word Saved and nothing to press', async () => {
    const { kept, answers } = keepHall();
    const page = openForm(AT, answers);
    await screen.findByLabelText('Hall Name');
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    await refill(page, 'Hall Name', 'Lily Hall ');
    expect(page.server.times('ChangeHall')).toBe(0);
    await page.user.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(kept.hallName).toBe('Lily Hall');
    expect(page.address()).toBe(AT);
    expect(await accessibilityProblems(page.container)).toEqual([]);
    // What is saved isn't sent again.
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await page.user.click(screen.getByRole('button', { name: 'Update Hall' }));
    await waitFor(() => expect(page.address()).toBe('/business/dashboard'));
    expect(page.server.times('ChangeHall')).toBe(1);
  });

  it('never with half a step: one with an error waits, another one is saved', async () => {
    const { kept, answers } = keepHall();
    const page = openForm(`${AT}?step=prices`, answers);
    await screen.findByLabelText(/^Capacity \(/);
    await page.user.clear(screen.getByLabelText(/^Price per Hour/));
    await refill(page, /^Capacity \(/, '400');
    await openStep(page, 'Place');
    expect(await screen.findByText('Not saved: put right what is marked first')).toBeVisible();
    await refill(page, 'City', 'Kasur');
    await openStep(page, 'Prices and guests');
    await waitFor(() => expect(kept.city).toBe('Kasur'));
    expect(kept).toMatchObject({ capacity: 300, pricePerHour: 500.5 });
    expect(screen.getByText('Price per hour is required')).toBeVisible();
    await refill(page, /^Price per Hour/, '600');
    await page.user.tab();
    await waitFor(() => expect(kept).toMatchObject({ capacity: 400, pricePerHour: 600, city: 'Kasur' }));
  });

  it('keeps in the tab what wasn’t saved when the form was left', async () => {
    const { answers } = keepHall();
    const first = openForm(`${AT}?step=prices`, answers);
    await screen.findByLabelText(/^Capacity \(/);
    await refill(first, /^Capacity \(/, '0');
    first.unmount();
    await waitFor(() => expect(readDraft('7', 'hall-12-prices')).toBeDefined());
    openForm(`${AT}?step=prices`, answers);
    expect(await screen.findByText('Edit Hall')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Capacity \(/)).toHaveValue('0'));
  });

  it('undoes nothing where the form is left with two steps on their way', async () => {
    const { kept, answers } = keepHall();
    const page = openForm(AT, answers);
    await screen.findByLabelText('Hall Name');
    let arrive: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    page.server.answer('ChangeHall', async (asked) => {
      const isFirst = page.server.times('ChangeHall') === 1;
      if (isFirst) await promise;
      const answer = structuredClone(answers.ChangeHall?.(asked));
      // A colleague's, in a third step.
      if (isFirst) kept.capacity = 400;
      return answer;
    });
    await refill(page, 'Hall Name', 'Lily Hall');
    await openStep(page, 'Place');
    await waitFor(() => expect(page.server.times('ChangeHall')).toBe(1));
    await refill(page, 'City', 'Kasur');
    page.unmount();
    arrive();
    await waitFor(() => expect(kept.city).toBe('Kasur'));
    expect(kept).toMatchObject({ hallName: 'Lily Hall', capacity: 400 });
  });

  it('publishes no half-typed price as the page goes: it is there again, unsaved until that is wanted', async () => {
    const { kept, answers } = keepHall();
    const first = openForm(`${AT}?step=prices`, answers);
    await screen.findByLabelText(/^Price per Hour/);
    await refill(first, /^Price per Hour/, '5');
    await act(() => Promise.resolve(window.dispatchEvent(new Event('pagehide'))));
    expect(readDraft('7', 'hall-12-prices')).toMatchObject({ isHeld: true });
    first.unmount();
    const page = openForm(`${AT}?step=prices`, answers);
    await waitFor(() => expect(screen.getByLabelText(/^Price per Hour/)).toHaveDisplayValue(/^5(\.00)?$/));
    const unsaved = await screen.findByText('Not saved');
    expect(unsaved).toBeVisible();
    await page.user.click(screen.getByLabelText(/^Capacity \(/));
    await page.user.tab();
    expect(kept.pricePerHour).toBe(500.5);
    expect(changes(first)).toEqual([]);
    await page.user.click(within(unsaved.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(kept.pricePerHour).toBe(5));
    expect(changes(page)).toHaveLength(1);
  });

  describe('a price that came back half-typed', () => {
    const open = async () => {
      const { kept, answers } = keepHall();
      const { capacity, pricePerHour, pricePerPerson } = HALL;
      const previous = pickStep('prices', { ...EMPTY_HALL, capacity, pricePerHour, pricePerPerson });
      keepDraft('7', 'hall-12-prices', { value: { ...previous, pricePerHour: 5 }, previous, isHeld: true });
      const page = openForm(`${AT}?step=prices`, answers);
      await waitFor(() => expect(screen.getByLabelText(/^Price per Hour/)).toHaveDisplayValue(/^5(\.00)?$/));
      return { kept, answers, page };
    };

    it('is saved once it is typed on, with what else was typed in its step meanwhile', async () => {
      const { kept, page } = await open();
      await refill(page, /^Capacity \(/, '400');
      await page.user.tab();
      expect(await screen.findByText('Not saved')).toBeVisible();
      await refill(page, /^Price per Hour/, '50000');
      await page.user.tab();
      await waitFor(() => expect(kept).toMatchObject({ capacity: 400, pricePerHour: 50_000 }));
      expect(changes(page)).toHaveLength(1);
    });

    it('is published neither as another step is tried again nor at the end, which leads to it', async () => {
      const { kept, answers, page } = await open();
      await openStep(page, 'Place');
      page.server.answer('HallToEdit', () => {
        throw new Refusal('INTERNAL', 'No connection');
      });
      await refill(page, 'City', 'Kasur');
      await openStep(page, 'Services');
      const failed = await screen.findByText('Not saved: No connection');
      page.server.answer('HallToEdit', answers.HallToEdit as () => unknown);
      await page.user.click(within(failed.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(kept.city).toBe('Kasur'));
      await page.user.click(screen.getByRole('button', { name: 'Update Hall' }));
      expect(await screen.findByText('Failed to update hall')).toBeVisible();
      expect(page.address()).toBe(`${AT}?step=prices`);
      expect(kept.pricePerHour).toBe(500.5);
      expect(changes(page)).toHaveLength(1);
    });
  });

  it('says what the server refuses at its field, and tries again', async () => {
    const { kept, answers } = keepHall();
    const page = openForm(AT, answers);
    await screen.findByLabelText('Hall Name');
    page.server.answer('ChangeHall', () => {
      throw new Refusal('INVALID_INPUT', 'No', { fields: [{ field: 'input.hallName', message: 'Not this name' }] });
    });
    await refill(page, 'Hall Name', 'Lily Hall');
    await page.user.tab();
    expect(await screen.findByText('Not this name')).toBeVisible();
    page.server.answer('ChangeHall', answers.ChangeHall as () => unknown);
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(kept.hallName).toBe('Lily Hall'));
  });

  it('tries again what failed once there is a connection', async () => {
    const { kept, answers } = keepHall();
    const page = openForm(AT, answers);
    await screen.findByLabelText('Hall Name');
    page.server.answer('HallToEdit', () => {
      throw new Refusal('INTERNAL', 'No connection');
    });
    await refill(page, 'Hall Name', 'Lily Hall');
    await openStep(page, 'Place');
    await refill(page, 'City', 'Kasur');
    await openStep(page, 'Services');
    expect(await screen.findByText('Not saved: No connection')).toBeVisible();
    page.server.answer('HallToEdit', answers.HallToEdit as () => unknown);
    await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));
    await waitFor(() => expect(kept).toMatchObject({ hallName: 'Lily Hall', city: 'Kasur' }));
  });

  it('an incomplete one is saved once it is complete', async () => {
    const { kept, answers } = keepHall({ ...HALL, ...({ categoryId: null, pricePerHour: null } as object) });
    const page = openForm(`${AT}?step=prices`, answers);
    await screen.findByLabelText(/^Capacity \(/);
    await pasteInto(page.user, screen.getByLabelText(/^Price per Hour/), '700');
    await openStep(page, 'The hall');
    expect(await screen.findByText(/^Not saved: the hall needs its number/)).toBeVisible();
    await page.user.click(screen.getByRole('combobox', { name: /^Category/ }));
    await page.user.click(await screen.findByTitle('Wedding'));
    await page.user.tab();
    await waitFor(() => expect(kept).toMatchObject({ categoryId: 1, pricePerHour: 700 }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(changes(page)).toHaveLength(1);
  });
});

describe('[issue 38] what a colleague has changed meanwhile', () => {
  it('in another step is taken over, and stays', async () => {
    const { kept, answers } = keepHall();
    const page = openForm(AT, answers);
    await screen.findByLabelText('Hall Name');
    kept.pricePerHour = 900;
    await refill(page, 'Hall Name', 'Lily Hall');
    await page.user.tab();
    await waitFor(() => expect(kept.hallName).toBe('Lily Hall'));
    expect(kept.pricePerHour).toBe(900);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Price per Hour/).value).toMatch(/^900/));
  });

  it.each([
    ['Save mine', 'Lily Hall'],
    ['Take theirs', 'Tulip Hall'],
  ])('in the same step is shown: %s', async (decision, name) => {
    const { kept, answers } = keepHall();
    const page = openForm(AT, answers);
    await screen.findByLabelText('Hall Name');
    kept.hallName = 'Tulip Hall';
    await refill(page, 'Hall Name', 'Lily Hall');
    await page.user.tab();
    expect(await screen.findByText('Somebody else has changed this step meanwhile.')).toBeVisible();
    expect(screen.getByText('Hall Name: Tulip Hall')).toBeVisible();
    expect(page.server.times('ChangeHall')).toBe(0);
    expect(await accessibilityProblems(page.container)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Update Hall' }));
    expect(await screen.findByText('Failed to update hall')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: decision }));
    await waitFor(() => expect(kept.hallName).toBe(name));
    await waitFor(() => expect(screen.getByLabelText('Hall Name')).toHaveValue(name));
    expect(within(page.container).queryByText(/^Somebody else has changed/)).not.toBeInTheDocument();
  });
});
