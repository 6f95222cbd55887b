import { Link } from 'react-router-dom';
import { joinClasses } from '../../lib/classes';
import { useReadiness } from '../../features/system/public/startup/useReadiness';
import { useClientConfigQuery } from '../../graphql/generated/client-config';
import { useText } from '../../i18n/text';
import { pageClock } from '../../lib/clock';
import { paths } from '../../lib/paths';
import { FacebookIcon, InstagramIcon, MailIcon, MapPinIcon, PhoneIcon, TwitterIcon, YoutubeIcon } from '../../ui/icons';
import { Logo } from '../../ui/Logo';
import { footerText } from './footer.text';
import styles from './Footer.module.css';

const LAHORE_ON_MAP = 'https://www.openstreetmap.org/?mlat=31.5497&mlon=74.3436#map=12/31.5497/74.3436';

/** Says what readiness says. */
function SystemsIndicator() {
  const words = useText(footerText);
  const ready = useReadiness();
  return (
    <p className={styles.systems} data-ready={ready} role="status">
      {ready ? words.operational : words.disturbed}
    </p>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly (readonly [to: string, label: string])[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NETWORKS = [
  { key: 'facebook', name: 'Facebook', icon: <FacebookIcon /> },
  { key: 'instagram', name: 'Instagram', icon: <InstagramIcon /> },
  { key: 'twitter', name: 'Twitter', icon: <TwitterIcon /> },
  { key: 'youtube', name: 'YouTube', icon: <YoutubeIcon /> },
] as const;

/** How to reach the platform. Mail, phone and networks are the operator's, so they come with the server's configuration. */
function Contact() {
  const words = useText(footerText);
  const { data } = useClientConfigQuery();
  const config = data?.clientConfig;
  const networks = NETWORKS.flatMap((network) => {
    const href = config?.social[network.key];
    return href ? [{ ...network, href }] : [];
  });
  return (
    <section className={joinClasses('stack starting packed', styles.contact)}>
      <h2 className={styles.heading}>{words.contact}</h2>
      {config && (
        <>
          <a className={styles.link} href={`mailto:${config.supportEmail}`}>
            <MailIcon size={18} />
            {config.supportEmail}
          </a>
          <a className={styles.link} href={`tel:${config.supportPhone.replace(/[^+\d]/g, '')}`}>
            <PhoneIcon size={18} />
            {config.supportPhone}
          </a>
        </>
      )}
      <p className={joinClasses('beside middle gap-8 muted', styles.place)}>
        <MapPinIcon size={18} />
        {words.city}
      </p>
      <a className={styles.link} href={LAHORE_ON_MAP} target="_blank" rel="noreferrer">
        {words.map}
      </a>
      {networks.length > 0 && (
        <ul className={joinClasses('beside gap-4', styles.socials)}>
          {networks.map(({ key, name, icon, href }) => (
            <li key={key}>
              <a
                className={joinClasses('stack centered-items round muted', styles.social)}
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={words.social(name)}
              >
                {icon}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The public footer (docs/coverage.md: customer §2, Layouts and navigation). */
export function Footer() {
  const words = useText(footerText);
  return (
    <footer className="unprinted line-above sunken">
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.about}>
          <Logo />
          <p>{words.promise}</p>
        </div>
        <LinkColumn
          title={words.explore}
          links={[
            [paths.allVenues, words.allVenues],
            [paths.featuredVenues, words.featuredVenues],
            [paths.blog, words.blog],
            [paths.howToBook, words.howToBook],
          ]}
        />
        <LinkColumn
          title={words.owners}
          links={[
            [paths.register, words.listHall],
            [paths.businessVerification, words.verification],
            [paths.customerSupport, words.support],
          ]}
        />
        <LinkColumn
          title={words.company}
          links={[
            [paths.about, words.about],
            [paths.terms, words.terms],
            [paths.privacyPolicy, words.privacy],
          ]}
        />
        <Contact />
      </div>
      <div className={joinClasses('row apart page-width line-above muted small', styles.last)}>
        <p>{words.copyright(new Date(pageClock()).getFullYear())}</p>
        <SystemsIndicator />
      </div>
    </footer>
  );
}
