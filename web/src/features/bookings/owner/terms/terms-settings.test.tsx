import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { TERMS_MESSAGES } from '@mehfil/api/domain/terms/inputs';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { businessTerms } from '../../../../testing/terms';
import { TermsSettings } from './TermsSettings';

const version = (number: number) => ({
  ...{ __typename: 'BusinessTermsVersion', termsId: number, version: number, savedBy: 'Ahmed Raza' },
  createdAt: '2027-02-01T07:00:00.000Z',
  terms: businessTerms({ id: number, version: number, text: `Rules ${number}` }),
});

function open(first: number) {
  let count = first;
  const server = fakeServer({
    BusinessTermsVersions: ({ variables }) => {
      const { limit, page } = variables.paging as { limit: number; page: number };
      const all = Array.from({ length: count }, (_, index) => version(count - index));
      return {
        businessTermsVersions: {
          __typename: 'BusinessTermsVersionConnection',
          totalCount: count,
          pageInfo: { __typename: 'PageInfo', page, limit },
          nodes: all.slice((page - 1) * limit, page * limit),
        },
      };
    },
    SaveBusinessTerms: () => ({
      saveBusinessTerms: { __typename: 'BusinessTermsVersionConnection', totalCount: count + 1 },
    }),
  });
  const sent = () => server.asked.findLast(({ operation }) => operation === 'SaveBusinessTerms')?.variables.input;
  const page = <TermsSettings />;
  const addVersion = () => (count += 1);
  return { ...renderApp(page, { viewer: person({ role: 'BUSINESS' }), server }), server, sent, addVersion };
}

describe('[issue 39: terms] the terms of the business', () => {
  it('are saved as a new version, which names the one that it replaces', async () => {
    const { user, sent, container } = open(1);
    const text = await screen.findByRole('textbox', { name: /^English text/ });
    expect(text).toHaveValue('Rules 1');
    await user.clear(text);
    await user.type(text, 'No dogs.');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
    expect(await screen.findByText('New version saved')).toBeVisible();
    expect(sent()).toEqual({ text: 'No dogs.', textUrdu: null, replacesId: 1 });
  });

  it('need the English text where there is one in Urdu', async () => {
    const { user, sent } = open(0);
    expect(await screen.findByText(/There are no terms yet/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Urdu text/ }), 'شرائط');
    await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
    expect(await screen.findByText(TERMS_MESSAGES.englishRequired)).toBeVisible();
    expect(sent()).toBeUndefined();
  });

  it('can be saved over a version of somebody else once it has been read, without typing again', async () => {
    const { user, server, sent, addVersion } = open(1);
    const text = await screen.findByRole('textbox', { name: /^English text/ });
    await user.clear(text);
    await user.type(text, 'No dogs.');
    server.answer('SaveBusinessTerms', () => {
      addVersion();
      throw new Refusal('CONFLICT', TERMS_MESSAGES.changedMeanwhile);
    });
    await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
    expect(await screen.findByText(TERMS_MESSAGES.changedMeanwhile)).toBeVisible();
    expect(await screen.findByText('Version 2')).toBeVisible();
    expect(text).toHaveValue('No dogs.');
    server.answer('SaveBusinessTerms', () => ({
      saveBusinessTerms: { __typename: 'BusinessTermsVersionConnection', totalCount: 3 },
    }));
    await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
    expect(await screen.findByText('New version saved')).toBeVisible();
    expect(sent()).toEqual({ text: 'No dogs.', textUrdu: null, replacesId: 2 });
  });

  it('end only after a question', async () => {
    const { user, sent } = open(1);
    const end = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'End the terms?' }));
      await user.click(dialog.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await user.clear(await screen.findByRole('textbox', { name: /^English text/ }));
    await end('Keep them');
    expect(sent()).toBeUndefined();
    await end('End the terms');
    expect(sent()).toEqual({ text: null, textUrdu: null, replacesId: 1 });
  });

  it('say that the versions can’t be read', async () => {
    const { server, user } = open(7);
    await screen.findByText('Version 7');
    server.answer('BusinessTermsVersions', () => {
      throw new Refusal('INTERNAL', 'Something went wrong');
    });
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^English text/ })).toBeVisible();
  });

  it('are listed by version, a page at a time, to read', async () => {
    const { user } = open(7);
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(versions.getByText('Version 7')).toBeVisible();
    expect(versions.queryByText('Version 2')).toBeNull();
    await user.click(versions.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Version 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read: Version 2' }));
    expect(await screen.findByText('Rules 2')).toBeVisible();
  });
});
