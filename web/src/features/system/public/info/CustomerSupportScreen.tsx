import { useClientConfigQuery } from '../../../../graphql/generated/client-config';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { InfoPage } from './InfoPage';
import { infoPictures } from './info-pictures';
import { infoText } from './info.text';
import { SupportContacts } from './SupportContacts';

/** /customer-support, with the contacts that the server is configured with. */
export function CustomerSupportScreen() {
  const words = useText(infoText);
  const { data } = useClientConfigQuery();
  const config = data?.clientConfig;
  const contacts = config && (
    <>
      <Card>
        <h3 className="size-18">{words.contact.email}</h3>
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </Card>
      <Card>
        <h3 className="size-18">{words.contact.phone}</h3>
        <a href={`tel:${config.supportPhone.replace(/[^\d+]/g, '')}`} dir="ltr">
          {config.supportPhone}
        </a>
      </Card>
    </>
  );
  return (
    <InfoPage
      content={words.customerSupport}
      pictures={infoPictures.customerSupport}
      lead={{
        id: 'contact',
        heading: words.contact.heading,
        body: <SupportContacts>{contacts}</SupportContacts>,
      }}
    />
  );
}
