import { afterEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { accessibilityProblems } from '../testing/axe';
import { renderApp } from '../testing/render';
import { TabSet } from './TabSet';

const TABS = [
  { key: 'first', label: 'First' },
  { key: 'second', label: 'Second' },
] as const;

const real = window.matchMedia;
afterEach(() => {
  window.matchMedia = real;
});

it('[look] tabs become a dropdown when the window gets narrow, and what was typed is kept', async () => {
  const query = Object.assign(real('(width < 768px)'), { matches: false });
  window.matchMedia = (asked) => (asked === query.media ? query : real(asked));
  const { user, container } = renderApp(
    <TabSet label="Sections" tabs={TABS} shown="first" onShow={() => undefined} narrow={query.media}>
      <input aria-label="Name" />
    </TabSet>,
  );
  expect(await screen.findByRole('tab', { name: 'Second' })).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Aqiqa');
  act(() => {
    Object.assign(query, { matches: true }).dispatchEvent(new Event('change'));
  });
  expect(await screen.findByRole('combobox', { name: 'Sections' })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Aqiqa');
  expect(await accessibilityProblems(container)).toEqual([]);
});
