import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { describePeriod, RETENTION } from '@mehfil/api/domain/personal-data/retention';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { accessibilityProblems } from '../../../../testing/axe';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { infoPictures, type InfoPictures } from './info-pictures';
import { infoText } from './info.text';
import { infoText as urdu } from './info.text.ur';
import { CustomerSupportScreen } from './CustomerSupportScreen';
import {
  AboutScreen,
  BusinessVerificationScreen,
  HowToBookScreen,
  PrivacyPolicyScreen,
  TermsScreen,
} from './InfoScreens';

const configured = (securityLogDays = 400) =>
  fakeServer({ RetentionConfig: () => ({ clientConfig: { __typename: 'ClientConfig', securityLogDays } }) });

const clientConfig = {
  __typename: 'ClientConfig',
  geoUrls: [],
  mapTilesUrl: '',
  mapAttribution: '',
  supportEmail: 'help@mehfil.example',
  supportPhone: '+92 42 111',
  social: { __typename: 'SocialLinks', facebook: '', instagram: '', twitter: '', youtube: '' },
  demoSignIns: [],
};

describe('[customer §2 Route table] info pages', () => {
  it.each<[string, ComponentType]>([
    ['About Mehfil', AboutScreen],
    ['How to Book', HowToBookScreen],
    ['Business Verification', BusinessVerificationScreen],
    ['Terms of Service', TermsScreen],
    ['Privacy Policy', PrivacyPolicyScreen],
  ])('%s has a head, sections and no accessibility problem', async (title, Screen) => {
    const { container } = renderApp(<Screen />, { server: configured() });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[issue: accounts] the privacy policy names every period by which the server deletes', async () => {
    renderApp(<PrivacyPolicyScreen />, { server: configured(90) });
    for (const { what, days, since } of Object.values(RETENTION).filter((rule) => rule !== RETENTION.securityLog))
      expect(screen.getByText(`${what}: ${describePeriod(days)} after ${since}.`)).toBeVisible();
    expect(await screen.findByText(`${RETENTION.securityLog.what}: 90 days after the event.`)).toBeVisible();
    for (const point of [...ERASED, ...KEPT]) expect(screen.getByText(point)).toBeVisible();
  });

  it.each<[string, ComponentType, string[]]>([
    ['About Mehfil', AboutScreen, ['What we do', 'What we stand for', 'For hall owners']],
    ['Terms of Service', TermsScreen, ['Accounts', 'Bookings', 'Listings and reviews', 'When rules are broken']],
  ])('%s has a table of contents, whose links lead to its sections', (_title, Screen, headings) => {
    renderApp(<Screen />, { server: configured() });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const folded = within(within(contents).getByRole('group'));
    expect(folded.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(headings);
    for (const link of within(contents).getAllByRole('link')) {
      const section = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      expect(within(section ?? contents).getByRole('heading', { level: 2, name: link.textContent })).toBeVisible();
    }
  });

  it('the folded table of contents closes when a section is chosen', async () => {
    const { user } = renderApp(<AboutScreen />);
    const fold = within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('group');
    await user.click(within(fold).getByText('On this page'));
    expect(fold).toHaveAttribute('open');
    await user.click(within(fold).getByRole('link', { name: 'For hall owners' }));
    expect(fold).not.toHaveAttribute('open');
  });

  it.each(Object.entries<InfoPictures>(infoPictures))('%s shows no picture twice', (_page, { head, sections = {} }) => {
    const shown = [head, ...Object.values(sections)];
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('pictures of sections stand in sections that there are', () => {
    for (const page of ['about', 'howToBook', 'businessVerification'] as const) {
      const ids = infoText.en[page].sections.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(Object.keys(infoPictures[page].sections)));
    }
  });

  it.each(['about', 'howToBook', 'businessVerification', 'terms', 'privacyPolicy', 'customerSupport'] as const)(
    'the anchors of %s are the same in Urdu',
    (page) => {
      const ids = (sections: readonly ({ id?: string } | undefined)[] = []) => sections.map((section) => section?.id);
      expect(ids(urdu[page]?.sections)).toEqual(ids(infoText.en[page].sections));
    },
  );

  it('Customer Support answers what many ask, on a press', async () => {
    const { user } = renderApp(<CustomerSupportScreen />, {
      server: fakeServer({ ClientConfig: () => ({ clientConfig }) }),
    });
    const answer = screen.getByText(/^Not before the hall has confirmed/);
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('When and how do I pay?'));
    expect(answer).toBeVisible();
  });

  it('Customer Support shows the contacts that the server names', async () => {
    renderApp(<CustomerSupportScreen />, { server: fakeServer({ ClientConfig: () => ({ clientConfig }) }) });
    expect(await screen.findByRole('link', { name: 'help@mehfil.example' })).toHaveAttribute(
      'href',
      'mailto:help@mehfil.example',
    );
    expect(screen.getByRole('link', { name: '+92 42 111' })).toHaveAttribute('href', 'tel:+9242111');
  });
});
