import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { showToast, TOAST_STAYS } from '../lib/toast';
import { accessibilityProblems } from '../testing/axe';
import { renderApp } from '../testing/render';
import { AntdBoundary } from './AntdBoundary';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { DialogHost, useShowDialog } from './DialogHost';

describe('toasts (sections 2 and 9)', () => {
  const show = (...call: Parameters<typeof showToast>) => act(() => showToast(...call));
  const reserved = () => document.documentElement.style.getPropertyValue('--toast-height');
  function Saving() {
    const [open, setOpen] = useState(true);
    // As an answer of the server does.
    const close = () => void setTimeout(() => setOpen(false));
    return <ConfirmDialog open={open} title="Save?" text="" confirmLabel="Save" onConfirm={close} onCancel={close} />;
  }

  it('are shown one at a time: the newer one takes the place', () => {
    renderApp(null);
    show({ title: 'First' });
    show({ title: 'Second', description: 'with words' });
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(within(screen.getByRole('status')).getByText('Second')).toBeInTheDocument();
    expect(screen.getByText('with words')).toBeInTheDocument();
  });

  it('interrupt a screen reader only where something failed', () => {
    renderApp(null);
    show({ title: 'Failed', tone: 'danger' });
    expect(within(screen.getByRole('alert')).getByText('Failed')).toBeInTheDocument();
  });

  it('are closed by hand', async () => {
    const { user, container } = renderApp(null);
    show({ title: 'Saved', tone: 'success' });
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('may offer an action, which closes them', async () => {
    const undo = jest.fn();
    const { user } = renderApp(null);
    show({ title: 'Removed', action: { label: 'Undo', onClick: undo } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  it('give the focus back to what had it before one of their buttons', async () => {
    const { user } = renderApp(<button type="button">Row</button>);
    screen.getByRole('button', { name: 'Row' }).focus();
    show({ title: 'Removed', action: { label: 'Undo', onClick: () => undefined } });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus();
  });

  it('have a place of their own at the lower edge, which bars and dialogs leave to them', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57);
    const { user } = renderApp(null);
    expect(reserved()).toBe('');
    show({ title: 'Saved' });
    expect(reserved()).toBe('57px');
    height.mockReturnValue(80);
    fireEvent(window, new Event('resize'));
    expect(reserved()).toBe('80px');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(reserved()).toBe('');
    height.mockRestore();
  });

  it('have that place also once the dialog that they stand in has left', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    height.mockImplementation(function (this: HTMLElement) {
      return this.closest('[role="dialog"]') ? 0 : 57;
    });
    renderApp(<Saving />);
    const dialog = await screen.findByRole('dialog');
    show({ title: 'Saved' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reserved()).toBe('57px'));
    height.mockRestore();
  });

  it('stay in the document while the dialog that they stand in leaves it', async () => {
    renderApp(<Saving />);
    const dialog = await screen.findByRole('dialog');
    show({ title: 'Saved' });
    const toast = within(dialog).getByText('Saved');
    const isThere: boolean[] = [];
    new MutationObserver(() => isThere.push(toast.isConnected)).observe(document, { childList: true, subtree: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(toast).toBeVisible());
    expect(isThere).not.toContain(false);
  });

  describe('left alone', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it('stay for a very long time, then go', () => {
      renderApp(null);
      show({ title: 'Patient' });
      act(() => jest.advanceTimersByTime(TOAST_STAYS - 1));
      expect(screen.getByText('Patient')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByText('Patient')).not.toBeInTheDocument();
    });
  });
});

describe('asking before something happens', () => {
  function Asking({ confirmed, pending = false }: { confirmed: () => void; pending?: boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          delete
        </button>
        <ConfirmDialog
          open={open}
          title="Delete this hall?"
          text="This action cannot be undone."
          confirmLabel="Delete hall"
          danger
          pending={pending}
          onConfirm={confirmed}
          onCancel={() => setOpen(false)}
        />
      </>
    );
  }

  async function open(pending = false) {
    const confirmed = jest.fn();
    const rendered = renderApp(<Asking confirmed={confirmed} pending={pending} />);
    await rendered.user.click(screen.getByText('delete'));
    return { ...rendered, confirmed };
  }

  it('says what will happen, and does it when told to', async () => {
    const { user, confirmed, container } = await open();
    expect(await screen.findByRole('dialog', { name: 'Delete this hall?' })).toHaveTextContent(
      'This action cannot be undone.',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete hall' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it.each(['Cancel', 'Close'])('does nothing at %s', async (name) => {
    const { user, confirmed } = await open();
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('does nothing at a press beside it', async () => {
    const { user, confirmed } = await open();
    await user.click((await screen.findByRole('dialog')).parentElement as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('does nothing at Escape, nor at Enter alone: the focus begins at Cancel', async () => {
    const { user, confirmed } = await open();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByText('delete'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('can’t be confirmed twice', async () => {
    const { user, confirmed } = await open(true);
    await user.click(screen.getByRole('button', { name: 'Delete hall' }));
    expect(confirmed).not.toHaveBeenCalled();
  });
});

/** As lists do: the dialog leaves the page with what it is about. */
function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      {open && (
        <Dialog open title="Invoice" onClose={() => setOpen(false)}>
          Paper
        </Dialog>
      )}
    </>
  );
}

it('[issue: keyboard] a dialog that is closed gives the focus back to what opened it', async () => {
  const { user } = renderApp(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog', { name: 'Invoice' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
});

describe('[issue: keyboard] where the focus begins in a dialog', () => {
  function Question({ startsInField = false }: { startsInField?: boolean }) {
    return (
      <Dialog open startsInField={startsInField} title="Delete it?" onClose={() => undefined}>
        <p>What is erased, at length.</p>
        <input aria-label="Password" />
      </Dialog>
    );
  }

  /** Lets the field end so many pixels below the top of a dialog of 700. */
  function layOut(fieldEnd: number) {
    const real = HTMLElement.prototype.getBoundingClientRect;
    return jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if (this instanceof HTMLInputElement) return new DOMRect(0, fieldEnd - 44, 358, 44);
      return this.matches('.ant-modal-wrap') ? new DOMRect(0, 0, 390, 700) : real.call(this);
    });
  }

  it.each([
    ['in the first field where that is seen', true, 700, 'field'],
    ['at the top where the field is below the edge', true, 701, 'text'],
    ['at the top where the text is to be read first', false, 300, 'text'],
  ])('%s', async (_where, startsInField, fieldEnd, begins) => {
    const layout = layOut(fieldEnd);
    const { user } = renderApp(<Question startsInField={startsInField} />);
    const dialog = await screen.findByRole('dialog', { name: 'Delete it?' });
    layout.mockRestore();
    const field = within(dialog).getByLabelText('Password');
    const text = within(dialog).getByText(/at length/).parentElement;
    expect(begins === 'field' ? field : text).toHaveFocus();
    if (begins === 'text') await user.tab();
    expect(field).toHaveFocus();
  });
});

/** A dialog that opens another one. */
function Nested({ below, above }: { below: () => void; above: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <Dialog open title="Business" onClose={below}>
      <input type="file" aria-label="Paper" />
      <button type="button" onClick={() => setAsked(true)}>
        Reject
      </button>
      <Dialog open={asked} title="Why?" onClose={above}>
        Reason
      </Dialog>
    </Dialog>
  );
}

it('[issue: keyboard] Escape closes the dialog on top only, and a file field that gives up closes none', async () => {
  const [below, above] = [jest.fn(), jest.fn()];
  const { user } = renderApp(<Nested below={below} above={above} />);
  fireEvent(screen.getByLabelText('Paper'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(below).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog', { name: 'Why?' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
});

it('[issue: keyboard] what happens while a dialog is open is said inside of it, where it can be pressed and is read out', async () => {
  act(() => showToast({ title: 'Before' }));
  const { user } = renderApp(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invoice' });
  expect(within(dialog).queryByText('Before')).toBeNull();
  act(() => showToast({ title: 'Meanwhile', tone: 'danger' }));
  expect(within(within(dialog).getByRole('alert')).getByText('Meanwhile')).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(within(screen.getByRole('alert')).getByText('Meanwhile')).toBeVisible();
});

it('is a drawer on phones, with the same way in and out', async () => {
  const real = window.matchMedia;
  window.matchMedia = (query) => Object.assign(real(query), { matches: query === '(width < 640px)' });
  try {
    const { user } = renderApp(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invoice' });
    expect(dialog).toHaveClass('ant-drawer-section');
    expect(dialog.parentElement?.parentElement).not.toHaveFocus();
    act(() => showToast({ title: 'Meanwhile' }));
    expect(within(within(dialog).getByRole('status')).getByText('Meanwhile')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
  } finally {
    window.matchMedia = real;
  }
});

it('opens beside the page, so that Ant Design adds no style element to hold the page still', async () => {
  const { user } = renderApp(<Opener />);
  const before = document.querySelectorAll('style').length;
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(document.getElementById('overlays')).toContainElement(await screen.findByRole('dialog'));
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

/** A dialog that a row's button opens, which leaves with the decision. */
function Decided() {
  const [state, setState] = useState<'open' | 'asked' | 'done'>('open');
  return (
    <ul>
      <li tabIndex={-1}>
        {state !== 'done' && (
          <button type="button" onClick={() => setState('asked')}>
            Suspend
          </button>
        )}
        {state === 'asked' && (
          <Dialog open title="Why?" onClose={() => setState('done')}>
            Reason
          </Dialog>
        )}
      </li>
    </ul>
  );
}

it('[issue: keyboard] where what opened a dialog has left with the decision, its row has the focus', async () => {
  const { user } = renderApp(<Decided />);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('listitem')).toHaveFocus();
});

it('brings Ant Design to a part of a public page when it is rendered', async () => {
  renderApp(
    <AntdBoundary>
      <p>inside</p>
    </AntdBoundary>,
  );
  expect(await screen.findByText('inside')).toBeInTheDocument();
});

describe('dialogs beside a list', () => {
  it('are closed by their own answers alone', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    function Row({ name }: { name: string }) {
      const showDialog = useShowDialog();
      const ask = () =>
        showDialog((close) => (
          <ConfirmDialog
            open
            title={name}
            text=""
            confirmLabel="Delete"
            onConfirm={() => answered.then(close)}
            onCancel={close}
          />
        ));
      return (
        <button type="button" onClick={ask}>
          {name}
        </button>
      );
    }
    const { user } = renderApp(
      <DialogHost>
        <Row name="First" />
        <Row name="Second" />
      </DialogHost>,
    );
    await user.click(screen.getByRole('button', { name: 'First' }));
    const first = within(await screen.findByRole('dialog', { name: 'First' }));
    await user.click(first.getByRole('button', { name: 'Delete' }));
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Second' }));
    expect(await screen.findByRole('dialog', { name: 'Second' })).toBeVisible();
    await act(async () => {
      answer();
      await answered;
    });
    expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
  });
});
