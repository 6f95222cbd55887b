import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { INTEGRATION_MESSAGES } from '@mehfil/api/domain/integrations/inputs';
import { INTEGRATION_LIMITS } from '@mehfil/api/domain/integrations/limits';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { Integrations } from './Integrations';

const SECRET_KEY = 'mhf_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
const NOW = Date.UTC(2027, 2, 1, 7);

function application(status: string) {
  return {
    businessApplication: {
      __typename: 'BusinessApplication',
      ...{ id: 1, status, name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls', documents: [] },
      ...{ currency: 'PKR', rejectionReason: null, createdAt: null },
    },
  };
}

function key(id: number, name: string, particulars: object = {}) {
  return {
    __typename: 'ApiKey',
    ...{ id, name, prefix: `mhf_abcdefg${id}`, scopes: ['READ'], createdAt: '2027-01-01T08:00:00.000Z' },
    ...{ expiresAt: null, lastUsedAt: null, revokedAt: null, isLive: true },
    ...particulars,
  };
}

function feed(hallId: number | null, title: string, url: string | null) {
  return { __typename: 'CalendarFeedAddress', hallId, title, url };
}

/** What an approved owner's server answers; the tests of webhooks have a file of their own. */
const ANSWERS: Record<string, Answer> = {
  BusinessApplication: () => application('APPROVED'),
  ApiKeys: () => ({ apiKeys: [] }),
  Webhooks: () => ({ webhooks: [] }),
  CalendarFeeds: () => ({ calendarFeeds: [feed(null, 'Banquets', null), feed(3, 'Moti Mahal', null)] }),
};

function open(answers: Record<string, Answer> = {}): Rendered {
  return renderApp(<Integrations />, {
    at: '/business/settings?tab=integrations',
    viewer: person({ role: 'BUSINESS' }),
    server: fakeServer({ ...ANSWERS, ...answers }),
  });
}

function refuse(...particulars: ConstructorParameters<typeof Refusal>): Answer {
  return () => {
    throw new Refusal(...particulars);
  };
}

const inputs = ({ server }: Rendered, operation: string) =>
  server.asked.filter((asked) => asked.operation === operation).map(({ variables }) => variables);

describe('[issue 6] Settings, Integrations: whom they are for', () => {
  it.each([
    ['NOT_APPLIED', 'No business application found'],
    ['PENDING', 'Business Pending Approval'],
  ])('%s: %s, and nothing is asked for', async (status, title) => {
    const page = open({ BusinessApplication: () => application(status) });
    expect(await screen.findByText(title)).toBeVisible();
    for (const operation of ['ApiKeys', 'Webhooks', 'CalendarFeeds']) expect(page.server.times(operation)).toBe(0);
  });

  it('each part that can’t be loaded says so and can be tried again', async () => {
    const page = open({ ApiKeys: refuse('INTERNAL', 'Something broke') });
    const part = await screen.findByRole('region', { name: 'API keys' });
    const again = await within(part).findByRole('button', { name: 'Try again' });
    page.server.answer('ApiKeys', () => ({ apiKeys: [key(1, 'Till')] }));
    await page.user.click(again);
    expect(await within(part).findByRole('heading', { name: 'Till' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Webhooks' })).toHaveTextContent('No webhooks yet');
  });
});

describe('[issue 6] Settings, Integrations: API keys', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
  });

  /** The form of a new key, open. */
  async function openForm(page: Rendered): Promise<BoundFunctions<typeof queries>> {
    await page.user.click(await screen.findByRole('button', { name: 'New key' }));
    return within(await screen.findByRole('dialog', { name: 'New key' }));
  }

  it('are listed with their state, beginning, permissions and last use; ended ones can’t be revoked', async () => {
    const page = open({
      ApiKeys: () => ({
        apiKeys: [
          key(1, 'Till', { scopes: ['READ', 'BOOKINGS'], lastUsedAt: '2027-02-28T10:00:00.000Z' }),
          key(2, 'Website', { expiresAt: '2027-06-01T00:00:00.000Z' }),
          key(3, 'Trial', { expiresAt: '2027-01-05T00:00:00.000Z', isLive: false }),
          key(4, 'Old till', { revokedAt: '2027-01-09T00:00:00.000Z', isLive: false }),
        ],
      }),
    });
    const part = within(await screen.findByRole('region', { name: 'API keys' }));
    const items = await part.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^TillActivemhf_abcdefg1…Last used .*2027.*Read halls, .* · Approve and decline requests/),
      expect.stringMatching(/^WebsiteActivemhf_abcdefg2…Never usedExpires .*2027/),
      expect.stringContaining('Expired'),
      expect.stringContaining('Revoked'),
    ]);
    expect(part.getAllByRole('button', { name: /^Revoke / }).map((button) => button.ariaLabel)).toEqual([
      'Revoke Till',
      'Revoke Website',
    ]);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('a new one is shown once, can be copied, and is gone with its dialog', async () => {
    let keys: object[] = [];
    const page = open({
      ApiKeys: () => ({ apiKeys: keys }),
      IssueApiKey: ({ variables }) => {
        const { name, scopes } = variables.input as { name: string; scopes: string[] };
        keys = [key(9, name, { scopes })];
        return { issueApiKey: { __typename: 'IssuedApiKey', apiKey: keys[0], key: SECRET_KEY } };
      },
    });
    const form = await openForm(page);
    await pasteInto(page.user, form.getByRole('textbox', { name: /^Name/ }), '  Our website ');
    await page.user.click(form.getByRole('checkbox', { name: 'Change halls, services and blocked times' }));
    await page.user.click(form.getByRole('combobox', { name: 'Expires' }));
    await page.user.click(await screen.findByTitle('After 30 days'));
    await page.user.click(form.getByRole('button', { name: 'Create key' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new key' }));
    expect(inputs(page, 'IssueApiKey')).toEqual([
      { input: { name: 'Our website', scopes: ['READ', 'HALLS'], expiresAt: '2027-03-31T07:00:00.000Z' } },
    ]);
    expect(shown.getByRole('textbox', { name: 'API key' })).toHaveValue(SECRET_KEY);
    await page.user.click(screen.getByRole('dialog', { name: 'Your new key' }));
    await page.user.click(shown.getByRole('button', { name: 'Copy API key' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET_KEY);
    expect(await screen.findByText('Copied to clipboard')).toBeVisible();
    await page.user.click(shown.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: 'Our website' })).toBeVisible();
    expect(document.body).not.toContainHTML(SECRET_KEY);
    expect(JSON.stringify(page.client.cache.extract())).not.toContain(SECRET_KEY);
    for (const storage of [localStorage, sessionStorage]) {
      expect(JSON.stringify(Object.entries(storage))).not.toContain(SECRET_KEY);
    }
  });

  it('without a name or a permission nothing is sent, and each field says what is missing', async () => {
    const page = open();
    const form = await openForm(page);
    await page.user.click(form.getByRole('checkbox', { name: /^Read halls/ }));
    await page.user.click(form.getByRole('button', { name: 'Create key' }));
    expect(await form.findByText(INTEGRATION_MESSAGES.nameRequired)).toBeVisible();
    expect(form.getByText(INTEGRATION_MESSAGES.scopesRequired)).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveAttribute(
      'maxlength',
      String(INTEGRATION_LIMITS.keyNameMaxCharacters),
    );
    expect(page.server.times('IssueApiKey')).toBe(0);
  });

  it('the server’s refusal stands where it belongs: at its field, or in the toast for the twenty-first', async () => {
    const message = 'Name is reserved';
    const page = open({
      IssueApiKey: refuse('INVALID_INPUT', message, { field: 'name', fields: [{ field: 'name', message }] }),
    });
    const form = await openForm(page);
    await page.user.type(form.getByRole('textbox', { name: /^Name/ }), 'x');
    await page.user.click(form.getByRole('button', { name: 'Create key' }));
    expect(await form.findByText(message)).toBeVisible();
    page.server.answer('IssueApiKey', refuse('CONFLICT', INTEGRATION_MESSAGES.tooManyKeys));
    await page.user.type(form.getByRole('textbox', { name: /^Name/ }), 'y');
    await page.user.click(form.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText('Failed to create the key')).toBeVisible();
    expect(screen.getByText(INTEGRATION_MESSAGES.tooManyKeys)).toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'New key' })).toBeVisible();
  });

  it('one is revoked after a question, and not when that is cancelled', async () => {
    let isLive = true;
    const till = () => key(1, 'Till', { isLive, revokedAt: isLive ? null : '2027-03-01T07:00:00.000Z' });
    const page = open({
      ApiKeys: () => ({ apiKeys: [till()] }),
      RevokeApiKey: () => {
        isLive = false;
        return { revokeApiKey: till() };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Revoke Till' }));
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(page.server.times('RevokeApiKey')).toBe(0);
    await page.user.click(screen.getByRole('button', { name: 'Revoke Till' }));
    const question = within(await screen.findByRole('dialog', { name: 'Revoke Till?' }));
    await page.user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Key revoked')).toBeVisible();
    expect(inputs(page, 'RevokeApiKey')).toEqual([{ id: 1 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Till' })).toBeNull());
  });
});

describe('[issue 6] Settings, Integrations: calendar feeds', () => {
  const ADDRESS = 'https://mehfil.example/api/calendar/abcdefghijklmnopqrstuvwxyz012345.ics';

  /** A server that keeps which feeds are open. */
  function feeds(): Record<string, Answer> {
    const whole = feed(null, 'Banquets', null);
    const hall = feed(3, 'Moti Mahal', ADDRESS);
    const change = (variables: Record<string, unknown>, url: string | null) => {
      const { hallId } = variables.input as { hallId: number | null };
      return Object.assign(hallId === null ? whole : hall, { url });
    };
    return {
      CalendarFeeds: () => ({ calendarFeeds: [{ ...whole }, { ...hall }] }),
      RenewCalendarFeed: ({ variables }) => ({
        renewCalendarFeed: { ...change(variables, ADDRESS.replace('abc', 'xyz')) },
      }),
      CloseCalendarFeed: ({ variables }) => ({ closeCalendarFeed: { ...change(variables, null) } }),
    };
  }

  it('of the whole business and of each hall are opened, copied, replaced after a question, and switched off', async () => {
    const page = open(feeds());
    const address = await screen.findByRole('textbox', { name: 'Link of Moti Mahal' });
    expect(address).toHaveValue(ADDRESS);
    expect(await accessibilityProblems(page.container)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Copy Link of Moti Mahal' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);

    await page.user.click(screen.getByRole('button', { name: 'Create link for All halls' }));
    expect(await screen.findByText('Calendar link created')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Link of All halls' })).toBeVisible();

    await page.user.click(screen.getByRole('button', { name: 'New link for Moti Mahal' }));
    expect(page.server.times('RenewCalendarFeed')).toBe(1);
    const question = within(await screen.findByRole('dialog', { name: 'New link for Moti Mahal?' }));
    await page.user.click(question.getByRole('button', { name: 'New link' }));
    expect(await screen.findByText('Calendar link replaced')).toBeVisible();
    await waitFor(() => expect(address).toHaveValue(ADDRESS.replace('abc', 'xyz')));

    await page.user.click(screen.getByRole('button', { name: 'Switch off the feed of Moti Mahal' }));
    const ending = within(await screen.findByRole('dialog', { name: 'Switch off the feed of Moti Mahal?' }));
    expect(page.server.times('CloseCalendarFeed')).toBe(0);
    await page.user.click(ending.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('Calendar feed switched off')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Create link for Moti Mahal' })).toBeVisible();
    expect(inputs(page, 'CloseCalendarFeed')).toEqual([{ input: { hallId: 3 } }]);
  });

  it('one that can’t be changed says so and stays', async () => {
    const page = open({ ...feeds(), RenewCalendarFeed: refuse('NOT_FOUND', 'Hall not found') });
    await page.user.click(await screen.findByRole('button', { name: 'Create link for All halls' }));
    expect(await screen.findByText('Failed to change the calendar feed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create link for All halls' })).toBeEnabled();
  });

  it('copying says so where the browser refuses', async () => {
    const page = open(feeds());
    const button = await screen.findByRole('button', { name: 'Copy Link of Moti Mahal' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    await page.user.click(button);
    expect(await screen.findByText('Could not copy')).toBeVisible();
  });
});
