import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { TERMS_MESSAGES } from '@mehfil/api/domain/terms/inputs';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { businessTerms } from '../../../../testing/terms';
import { TermsSettings } from './TermsSettings';

const version = (number: number) => ({
  ...{ __typename: 'BusinessTermsVersion', termsId: number, version: number, savedBy: 'Ahmed Raza' },
  createdAt: '2027-02-01T07:00:00.000Z',
  terms: businessTerms({ id: number, version: number, text: `Rules ${number}` }),
});

function open(count: number) {
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
  const sent = () => server.asked.find(({ operation }) => operation === 'SaveBusinessTerms')?.variables.input;
  return { ...renderApp(<TermsSettings />, { viewer: person({ role: 'BUSINESS' }), server }), sent };
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
