import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
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
    expect(screen.getByText('The part').parentElement).toHaveFocus();
  });

  it('comes by itself with the connection', async () => {
    await openForm(lateAfter(1));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('has its styles, which are asked for again', async () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/part.css' });
    document.head.append(link);
    const page = await openForm(lateAfter(1));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    const again = document.head.querySelector('link[href$="/assets/part.css"]');
    expect(again).not.toBeNull();
    expect(again).not.toBe(link);
    expect(screen.queryByText('The part')).not.toBeInTheDocument();
    act(() => void again?.dispatchEvent(new Event('load')));
    expect(await screen.findByText('The part')).toBeVisible();
    again?.remove();
  });

  it('can fail again, and be opened anew', async () => {
    const Late = lateAfter(2);
    const page = await openForm(Late);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    const alert = screen.getByText('This could not be loaded').closest('[role="alert"]');
    expect(alert?.parentElement).toHaveFocus();
    page.unmount();
    renderApp(<Late />);
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('says nothing where somebody waits for it, who is told instead', async () => {
    const onUnloaded = jest.fn();
    const Late = lateAfter(1);
    renderApp(<Late onUnloaded={onUnloaded} />);
    await waitFor(() => expect(onUnloaded).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('This could not be loaded')).toBeNull();
  });
});
