import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { hallContact, hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { HallScreen } from './HallScreen';

function open() {
  const server = fakeServer({
    HallPage: () => ({ hall: hallOnPage() }),
    HallContact: () => ({ hallContact: hallContact() }),
    HallsSharingSpace: () => ({ hallsSharingSpace: [] }),
    HallAnswerTime: () => ({ hall: { __typename: 'HallDetail', id: 12, answersWithinHours: null } }),
  });
  return renderApp(
    <HallScreen
      id={12}
      rating={undefined}
      save={() => null}
      ask={() => null}
      reviews={() => null}
      booking={() => null}
      similar={() => null}
      onShown={() => undefined}
    />,
    { at: '/hall/12', server },
  );
}

describe('[product: Share] the Share button', () => {
  const share = Object.getOwnPropertyDescriptor(navigator, 'share');
  afterEach(() => {
    if (share) Object.defineProperty(navigator, 'share', share);
    else Reflect.deleteProperty(navigator, 'share');
  });

  it('copies the address where there is no share sheet, and says so', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/hall/12/pearl-hall');
  });

  it.each([
    ['share', () => Promise.reject(new Error('refused'))],
    ['clipboard', undefined],
  ])('[customer §8] a share sheet or clipboard that refuses is logged only (%s)', async (_what, value) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = open();
    await screen.findByRole('button', { name: 'Share' });
    if (value) Object.defineProperty(navigator, 'share', { value, configurable: true });
    else jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(warned).toHaveBeenCalledWith('The page could not be shared', expect.any(Error)));
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('uses the share sheet where there is one', async () => {
    const shared = jest.fn<(what: unknown) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(shared).toHaveBeenCalledWith({ title: 'Pearl Hall', url: 'http://localhost/hall/12/pearl-hall' }),
    );
    expect(await navigator.clipboard.readText()).toBe('');
  });
});
