import { TERMS_VERSION } from '@mehfil/api/domain/accounts/terms';
import { RETENTION, RETENTION_KINDS } from '@mehfil/api/domain/personal-data/retention';
import { useRetentionConfigQuery } from '../../../../graphql/generated/retention';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { InfoPage } from './InfoPage';
import { infoPictures } from './info-pictures';
import { infoText } from './info.text';

/** /about */
export function AboutScreen() {
  return <InfoPage content={useText(infoText).about} pictures={infoPictures.about} />;
}

/** /how-to-book */
export function HowToBookScreen() {
  return <InfoPage content={useText(infoText).howToBook} pictures={infoPictures.howToBook} />;
}

/** /business/verification */
export function BusinessVerificationScreen() {
  return <InfoPage content={useText(infoText).businessVerification} pictures={infoPictures.businessVerification} />;
}

/** /terms */
export function TermsScreen() {
  return <InfoPage content={useText(infoText).terms} pictures={infoPictures.terms} />;
}

/** /privacy-policy, with the periods by which the server deletes. */
export function PrivacyPolicyScreen() {
  const { privacyPolicy, retention } = useText(infoText);
  const { day } = useFormat();
  const { data } = useRetentionConfigQuery();
  const points = RETENTION_KINDS.map((kind) => {
    const { days } = RETENTION[kind];
    return retention.point(kind, kind === 'securityLog' ? (data?.clientConfig.securityLogDays ?? days) : days);
  });
  const kept = {
    id: 'periods',
    heading: retention.heading,
    points,
    paragraphs: [retention.text, retention.version(day(TERMS_VERSION))],
  };
  const content = { ...privacyPolicy, sections: [...privacyPolicy.sections, kept] };
  return <InfoPage content={content} pictures={infoPictures.privacyPolicy} />;
}
