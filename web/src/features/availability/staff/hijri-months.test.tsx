import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { HijriMonths } from './HijriMonths';

const RAMADAN = {
  __typename: 'HijriMonth',
  year: 1448,
  month: 9,
  name: 'Ramadan',
  firstDay: '2027-02-08',
  calculatedFirstDay: '2027-02-08',
  isCorrected: false,
  source: null as string | null,
};
const SHAWWAL = {
  ...RAMADAN,
  ...{ month: 10, name: 'Shawwal', firstDay: '2027-03-11', calculatedFirstDay: '2027-03-09' },
  ...{ isCorrected: true, source: 'Ruet-e-Hilal Committee' },
};

function open(answers: Record<string, Answer> = {}, isAdmin = true) {
  const server = fakeServer({ PanelHijriMonths: () => ({ hijriMonths: [RAMADAN, SHAWWAL] }), ...answers });
  return renderApp(<HijriMonths isAdmin={isAdmin} />, { viewer: person({ role: 'ADMIN' }), server });
}

describe('[decision 0025] Hijri months in the control panel', () => {
  it('stand with their first day, and who announced it', async () => {
    const { container } = open();
    expect(await screen.findByRole('row', { name: /Ramadan 1448.*February 8, 2027.*Calculated/ })).toBeVisible();
    const shawwal = screen.getByRole('row', { name: /Shawwal 1448.*March 11, 2027/ });
    expect(shawwal).toHaveTextContent('Ruet-e-Hilal Committee · Calculated: March 9, 2027');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('an admin corrects one', async () => {
    const { user, server } = open({ CorrectHijriMonth: () => ({ correctHijriMonth: SHAWWAL }) });
    await user.click(await screen.findByRole('button', { name: 'Correct: Ramadan 1448' }));
    const dialog = await screen.findByRole('dialog', { name: 'When does Ramadan 1448 begin?' });
    expect(within(dialog).getByText(/Calculated: February 8, 2027\. At most two days/)).toBeVisible();
    await pasteInto(user, within(dialog).getByRole('textbox', { name: 'Announced by' }), 'Central committee');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const toast = (await screen.findByText('The month has been corrected.')).parentElement;
    expect(toast).toHaveTextContent('Ramadan 1448');
    expect(server.asked.find(({ operation }) => operation === 'CorrectHijriMonth')?.variables).toEqual({
      year: 1448,
      month: 9,
      input: { firstDay: '2027-02-08', source: 'Central committee' },
    });
  });

  it('shows what the server refuses at its field', async () => {
    const message = 'The first day can be at most 2 days from 2027-02-08, as calculated';
    const { user } = open({
      CorrectHijriMonth: () => {
        throw new Refusal('INVALID_INPUT', message, { field: 'firstDay' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct: Ramadan 1448' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText(message))[0]).toBeVisible();
  });

  it('an admin takes a correction back', async () => {
    const { user, server } = open({ ResetHijriMonth: () => ({ resetHijriMonth: SHAWWAL }) });
    await user.click(await screen.findByRole('button', { name: 'As calculated: Shawwal 1448' }));
    const toast = (await screen.findByText('The month begins as calculated.')).parentElement;
    expect(toast).toHaveTextContent('Shawwal 1448');
    expect(server.asked.find(({ operation }) => operation === 'ResetHijriMonth')?.variables).toEqual({
      year: 1448,
      month: 10,
    });
    expect(screen.queryByRole('button', { name: 'As calculated: Ramadan 1448' })).toBeNull();
  });

  it('moderators read them', async () => {
    open({}, false);
    expect(await screen.findByRole('row', { name: /Ramadan 1448/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Correct|As calculated/ })).toBeNull();
  });
});
