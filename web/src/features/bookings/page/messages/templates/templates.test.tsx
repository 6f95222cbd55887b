import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../../testing/axe';
import { person } from '../../../../../testing/people';
import { renderApp } from '../../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../../testing/server';
import { DialogHost } from '../../../../../ui/DialogHost';
import { BookingMessages } from '../BookingMessages';
import { thread } from '../testing';

const { matchMedia } = window;
beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const filled = (text: string) => ({ __typename: 'FilledText', text });
const TEMPLATES = [
  {
    __typename: 'FilledReplyTemplate',
    ...{ templateId: 1, name: 'Parking', english: filled('There is parking.'), urdu: filled('جی، پارکنگ ہے۔') },
  },
  {
    __typename: 'FilledReplyTemplate',
    ...{ templateId: 2, name: 'Visit', english: filled('Come at [time].'), urdu: null },
  },
];

function open(
  viewerSide: 'BUSINESS' | 'CUSTOMER',
  answers: Record<string, Answer> = {},
  role: 'BUSINESS' | 'USER' = 'BUSINESS',
) {
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: thread([], { viewerSide }) }),
    FilledReplyTemplates: () => ({ filledReplyTemplates: TEMPLATES }),
    ...answers,
  });
  const part = (
    <DialogHost>
      <BookingMessages id={41} timeZone="Asia/Karachi" />
    </DialogHost>
  );
  return { ...renderApp(part, { viewer: person({ role }), server }), server };
}

const field = () => screen.findByRole('textbox', { name: 'Your message' });
const choice = async () => within(await screen.findByRole('dialog', { name: 'Reply templates' }));

describe('[issue 40] reply templates at the composer', () => {
  it('put the chosen text into the draft, name its gaps, and send nothing', async () => {
    const { user, server } = open('BUSINESS');
    await user.type(await field(), 'Hello.');
    await user.click(screen.getByRole('button', { name: 'Templates' }));
    const dialog = await choice();
    await dialog.findByRole('option', { name: /Parking/, selected: true });
    expect(await accessibilityProblems(document.body)).toEqual([]);
    await user.type(dialog.getByRole('combobox', { name: 'Find a template' }), 'visit{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue('Hello.\nCome at [time].'));
    expect(screen.getByText('Fill in before you send: [time]')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(server.asked.map(({ operation }) => operation)).not.toContain('SendMessage');
    expect(server.asked.find(({ operation }) => operation === 'FilledReplyTemplates')?.variables).toEqual({
      id: 41,
      about: 'BOOKING',
    });
    await user.type(await field(), ' Bring [[name].');
    expect(screen.getByText('Fill in before you send: [time] [name]')).toBeVisible();
    await user.clear(await field());
    expect(screen.queryByText(/Fill in before you send/)).toBeNull();
  });

  it('open by / in an empty message, and are offered in both languages', async () => {
    const { user } = open('BUSINESS');
    await user.type(await field(), 'and/or');
    expect(await field()).toHaveValue('and/or');
    await user.clear(await field());
    await user.type(await field(), '/');
    const dialog = await choice();
    const urdu = within(await dialog.findByRole('group', { name: 'اردو' })).getAllByRole('option');
    expect(urdu.map(({ textContent }) => textContent)).toEqual(['Parkingجی، پارکنگ ہے۔']);
    await user.click(urdu[0] as HTMLElement);
    await waitFor(async () => expect(await field()).toHaveValue('جی، پارکنگ ہے۔'));
  });

  it('are filled anew each time they are opened', async () => {
    const { user, server } = open('BUSINESS');
    await user.type(await field(), '/');
    await user.click(await (await choice()).findByRole('option', { name: /Visit/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const visit = { ...TEMPLATES[1], english: filled('Come at 7:00 PM.') };
    server.answer('FilledReplyTemplates', () => ({ filledReplyTemplates: [visit] }));
    await user.click(screen.getByRole('button', { name: 'Templates' }));
    expect(await (await choice()).findByRole('option', { name: /Come at 7:00 PM/ })).toBeVisible();
    expect(server.times('FilledReplyTemplates')).toBe(2);
  });

  it('lead who may write them to Setup, and say who does while there are none', async () => {
    const { user } = open('BUSINESS', { FilledReplyTemplates: () => ({ filledReplyTemplates: [] }) });
    await user.type(await field(), '/');
    const dialog = await choice();
    expect(await dialog.findByRole('option', { name: 'Edit reply templates in Setup' })).toBeVisible();
    expect(dialog.getByText(/^There are no reply templates yet/)).toBeVisible();
  });

  it('say that nothing is found', async () => {
    const { user } = open('BUSINESS');
    await user.type(await field(), '/');
    const dialog = await choice();
    await dialog.findByRole('option', { name: /Visit/ });
    await user.type(dialog.getByRole('combobox', { name: 'Find a template' }), 'zzz');
    expect(await dialog.findByText('Nothing found')).toBeVisible();
  });

  it('say when they can’t be read', async () => {
    const { user } = open('BUSINESS', {
      FilledReplyTemplates: () => {
        throw new Refusal('INTERNAL', 'Something went wrong');
      },
    });
    await user.type(await field(), '/');
    expect(await (await choice()).findByText('The templates could not be loaded.')).toBeVisible();
  });

  it('are none for customers, who write a slash', async () => {
    const { user } = open('CUSTOMER', {}, 'USER');
    await user.type(await field(), '/[[time]');
    expect(await field()).toHaveValue('/[time]');
    expect(screen.queryByText(/Fill in before you send/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull();
  });
});
