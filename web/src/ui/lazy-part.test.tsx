import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderApp } from '../testing/render';
import { lazyPart } from './lazy-part';

const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/part.js'));
const Part = () => <p>The part</p>;
/** A part that isn't there at first. */
const lateAfter = (times: number) => {
  let attempts = 0;
  return lazyPart(() => (attempts++ < times ? away() : Promise.resolve(Part)));
};

/** A form with something typed and the part in it. */
async function openForm(Late: ComponentType) {
  const page = renderApp(
    <>
      <label>
        Name <input />
      </label>
      <Late />
    </>,
  );
  await page.user.type(screen.getByLabelText('Name'), 'Ayesha');
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  return page;
}

beforeEach(() => {
  // React tells of every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

describe('[issue: beautiful] a part whose code has no connection', () => {
  it('says so in its place and keeps what was typed around it', async () => {
    const page = await openForm(lateAfter(1));
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
  });

  it('comes by itself with the connection', async () => {
    await openForm(lateAfter(1));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
  });

  it('can fail again, and be opened anew', async () => {
    const Late = lateAfter(2);
    const page = await openForm(Late);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    page.unmount();
    renderApp(<Late />);
    expect(await screen.findByText('The part')).toBeVisible();
  });
});
