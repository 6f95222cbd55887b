import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { pasteInto } from '../testing/paste-into';
import { person } from '../testing/people';
import { renderApp } from '../testing/render';

const line = jest.spyOn(navigator, 'onLine', 'get');
const NOTICE = /^You are offline\. What you have typed stays here/;

function connect(isOnline: boolean) {
  line.mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  line.mockReturnValue(true);
});

describe('[issue: beautiful] a connection that goes', () => {
  it('is said while it lasts, and what is typed stays', async () => {
    const { user } = renderApp(<input aria-label="Wishes" />, { viewer: person() });
    await pasteInto(user, screen.getByLabelText('Wishes'), 'A stage');
    const region = await screen.findByRole('status', { name: '' });
    expect(screen.queryByText(NOTICE)).toBeNull();
    connect(false);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(region).toBeInTheDocument();
    expect(screen.getByLabelText('Wishes')).toHaveValue('A stage');
    connect(true);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is said at once to who comes without one', async () => {
    line.mockReturnValue(false);
    renderApp(<p>Anything</p>, { viewer: person() });
    expect(await screen.findByText(NOTICE)).toBeVisible();
  });
});
