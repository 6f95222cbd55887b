import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { FinalGuestsDays } from './FinalGuestsDays';

describe('[issue 39] until when the final number of guests is set', () => {
  it('is the owner’s to say, in days before the event', async () => {
    const settings = (finalGuestsDays: number) => ({ __typename: 'BusinessSettings', finalGuestsDays });
    const server = fakeServer({
      FinalGuestsDays: () => ({ businessSettings: settings(3) }),
      SetFinalGuestsDays: () => ({ updateBusinessSettings: settings(5) }),
    });
    const { user, container } = renderApp(<FinalGuestsDays />, { viewer: person({ role: 'BUSINESS' }), server });
    const days = await screen.findByLabelText(/^Until \(days before the event\)/);
    expect(days).toHaveValue('3');
    await user.clear(days);
    await pasteInto(user, days, '5');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Setting saved')).toBeVisible();
    const sent = server.asked.filter(({ operation }) => operation === 'SetFinalGuestsDays');
    expect(sent.map(({ variables }) => variables.input)).toEqual([{ finalGuestsDays: 5 }]);
  });
});
