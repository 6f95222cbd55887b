import { useClientConfigQuery } from '../../../../graphql/generated/client-config';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { InfoPage } from './InfoPage';
import styles from './InfoPage.module.css';
import { infoText } from './info.text';

/** /customer-support, with the contacts that the server is configured with. */
export function CustomerSupportScreen() {
  const words = useText(infoText);
  const { data } = useClientConfigQuery();
  const config = data?.clientConfig;
  return (
    <InfoPage content={words.customerSupport}>
      {config && (
        <div className={styles.contacts}>
          <Card as="section">
            <h2 className={styles.heading}>{words.contact.email}</h2>
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
          </Card>
          <Card as="section">
            <h2 className={styles.heading}>{words.contact.phone}</h2>
            <a href={`tel:${config.supportPhone.replace(/[^\d+]/g, '')}`} dir="ltr">
              {config.supportPhone}
            </a>
          </Card>
        </div>
      )}
    </InfoPage>
  );
}
