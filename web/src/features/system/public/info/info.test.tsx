import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { describePeriod, RETENTION } from '@mehfil/api/domain/personal-data/retention';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { accessibilityProblems } from '../../../../testing/axe';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
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

  it('Customer Support shows the contacts that the server names', async () => {
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
    renderApp(<CustomerSupportScreen />, { server: fakeServer({ ClientConfig: () => ({ clientConfig }) }) });
    expect(await screen.findByRole('link', { name: 'help@mehfil.example' })).toHaveAttribute(
      'href',
      'mailto:help@mehfil.example',
    );
    expect(screen.getByRole('link', { name: '+92 42 111' })).toHaveAttribute('href', 'tel:+9242111');
  });
});
