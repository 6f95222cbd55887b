import { TERMS_VERSION } from '@mehfil/api/domain/accounts/terms';
import { describePeriod, RETENTION } from '@mehfil/api/domain/personal-data/retention';
import { useRetentionConfigQuery } from '../../../../graphql/generated/retention';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { InfoPage } from './InfoPage';
import { infoText } from './info.text';

/** /about */
export function AboutScreen() {
  return <InfoPage content={useText(infoText).about} />;
}

/** /how-to-book */
export function HowToBookScreen() {
  return <InfoPage content={useText(infoText).howToBook} />;
}

/** /business/verification */
export function BusinessVerificationScreen() {
  return <InfoPage content={useText(infoText).businessVerification} />;
}

/** /terms */
export function TermsScreen() {
  return <InfoPage content={useText(infoText).terms} />;
}

/** /privacy-policy, with the periods by which the server deletes. */
export function PrivacyPolicyScreen() {
  const { privacyPolicy, retention } = useText(infoText);
  const { day } = useFormat();
  const { data } = useRetentionConfigQuery();
  const points = Object.entries(RETENTION).map(([kind, { what, days, since }]) => {
    const period = kind === 'securityLog' ? (data?.clientConfig.securityLogDays ?? days) : days;
    return retention.point(what, describePeriod(period), since);
  });
  const kept = {
    heading: retention.heading,
    points,
    paragraphs: [retention.text, retention.version(day(TERMS_VERSION))],
  };
  return <InfoPage content={{ ...privacyPolicy, sections: [...privacyPolicy.sections, kept] }} />;
}
