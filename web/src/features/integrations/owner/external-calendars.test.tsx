import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { INTEGRATION_MESSAGES } from '@mehfil/api/domain/integrations/inputs';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { ExternalCalendars } from './ExternalCalendars';

const ADDRESS = 'https://calendar.example/secret/basic.ics';

function calendar(particulars: object = {}) {
  return {
    __typename: 'ExternalCalendar',
    ...{ id: 4, name: 'Family diary', url: ADDRESS, hallId: 2, hallTitle: 'Moti Mahal', eventCount: 12, clashCount: 0 },
    ...{ problemCount: 0, problems: [] },
    ...{ syncedAt: '2027-02-03T08:00:00.000Z', failures: 0, lastError: null, nextSyncAt: '2027-02-03T08:15:00.000Z' },
    ...particulars,
  };
}

const FEEDS = [
  { __typename: 'CalendarFeedAddress', hallId: null, title: 'Rose Marquees', url: null },
  { __typename: 'CalendarFeedAddress', hallId: 2, title: 'Moti Mahal', url: null },
  { __typename: 'CalendarFeedAddress', hallId: 3, title: 'Shish Mahal', url: null },
];

function open(calendars: object[] = [], answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({
    ExternalCalendars: () => ({ externalCalendars: calendars }),
    CalendarFeeds: () => ({ calendarFeeds: FEEDS }),
    ...answers,
  });
  return renderApp(<ExternalCalendars />, { viewer: person({ role: 'BUSINESS' }), server });
}

const asked = ({ server }: Rendered, operation: string) =>
  server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);

describe('[issue: external calendars] Settings, Integrations: other calendars', () => {
  it('each says what it takes, when it was read, and what is wrong', async () => {
    const page = open([
      calendar(),
      calendar({ id: 5, name: 'Office', hallId: null, hallTitle: null, eventCount: 1, syncedAt: null }),
      calendar({ id: 6, name: 'Old', failures: 2, lastError: 'Answered 404', clashCount: 1 }),
    ]);
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Family diaryMoti Mahal12 events aheadRead .*calendar\.example/);
    expect(items[0]).not.toHaveTextContent('secret');
    expect(items[1]).toHaveTextContent(/OfficeAll halls1 event aheadNot read yet/);
    expect(items[2]).toHaveTextContent(/Could not be read: Answered 404\. Known times stay; the next attempt is /);
    expect(items[2]).toHaveTextContent(/2 attempts failed since it was last read, Feb 0?3/);
    expect(items[2]).toHaveTextContent('Overlaps a confirmed booking');
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('events that can’t be read are named, with the reason', async () => {
    const problems = [
      { __typename: 'ExternalCalendarProblem', title: 'Mehndi', startTime: '2027-02-05T14:00:00.000Z', reason: 'END' },
      { __typename: 'ExternalCalendarProblem', title: '', startTime: null, reason: 'START' },
    ];
    const page = open([calendar({ problemCount: 5, problems })]);
    const text = (await screen.findByText('5 of its events can’t be read in full:')).closest('li');
    expect(text).toHaveTextContent(
      /Mehndi \(.*Feb.*\): its end can’t be read or lies before its start, so it is left out/,
    );
    expect(text).toHaveTextContent('Untitled event: its start can’t be read, so it is left out');
    expect(text).toHaveTextContent('And 3 more.');
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('one is added for a hall; a refused address is said at its field', async () => {
    let refused = true;
    const page = open([], {
      AddExternalCalendar: () => {
        if (!refused) return { addExternalCalendar: calendar() };
        refused = false;
        throw new Refusal('INVALID_INPUT', 'Answered 404', { field: 'url' });
      },
    });
    expect(await screen.findByText('No other calendars yet')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Add calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add calendar' }));
    await page.user.click(dialog.getByRole('button', { name: 'Add calendar' }));
    expect(await dialog.findByText(INTEGRATION_MESSAGES.urlRequired)).toBeVisible();
    expect(dialog.getByText('Choose a hall, or all halls')).toBeVisible();
    await pasteInto(
      page.user,
      dialog.getByRole('textbox', { name: /^Calendar address/ }),
      'webcal://calendar.example/a.ics',
    );
    await choose(page.user, 'Takes the time of (required)', 'Moti Mahal');
    await page.user.click(dialog.getByRole('button', { name: 'Add calendar' }));
    expect(await dialog.findByText('Answered 404')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Add calendar' }));
    expect(await screen.findByText('Family diary added')).toBeVisible();
    expect(asked(page, 'AddExternalCalendar').at(-1)).toEqual({
      input: { url: 'webcal://calendar.example/a.ics', hallId: 2, name: null },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('one is read at once, and removed after a question', async () => {
    const page = open([calendar()], {
      SyncExternalCalendar: () => ({ syncExternalCalendar: calendar() }),
      RemoveExternalCalendar: () => ({ removeExternalCalendar: true }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Read Family diary now' }));
    expect(await screen.findByText('The calendar is being read')).toBeVisible();
    expect(asked(page, 'SyncExternalCalendar')).toEqual([{ id: 4 }]);
    await page.user.click(screen.getByRole('button', { name: 'Remove Family diary' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Family diary?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Calendar removed')).toBeVisible();
    expect(asked(page, 'RemoveExternalCalendar')).toEqual([{ id: 4 }]);
  });
});
