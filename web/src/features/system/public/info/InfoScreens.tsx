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

/** /privacy-policy */
export function PrivacyPolicyScreen() {
  return <InfoPage content={useText(infoText).privacyPolicy} />;
}
