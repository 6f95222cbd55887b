import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { Skeleton } from '../../ui/Skeleton';
import { SkipLink } from '../../ui/SkipLink';
import { MaintenanceIndicator } from './MaintenanceIndicator';
import { panelText } from './panel.text';
import styles from './Shell.module.css';
import { TabIcon } from './TabIcon';
import { tabsFor } from './tabs';

/** What the panel shows of other features. */
export interface PanelParts {
  /** The switch between light and dark, and the avatar menu. */
  tools: ReactNode;
  /** The own account, on the Profile tab. */
  profile: ReactNode;
}

/** Where the skip link leads: past the side bar, which stands inside of the page's content. */
const CONTENT_ID = 'panel-content';

/** On phones the side bar is a strip that scrolls: the current section comes into view. */
function intoView(link: HTMLAnchorElement | null): void {
  const strip = link?.parentElement?.parentElement;
  if (strip) strip.scrollLeft = link.offsetLeft - link.offsetWidth / 2;
}

/** A section and each view of it begin at their top; where the focus left with what was shown, it goes to the content. */
function useStartAtTop(place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [place]);
}

/** The panel's frame: side bar, header, and the section that the address names. */
export function Shell({ isAdmin, tools, profile }: PanelParts & { isAdmin: boolean }) {
  const words = useText(panelText);
  const [params] = useSearchParams();
  const offered = tabsFor(isAdmin);
  const wanted = params.get('tab') ?? 'overview';
  const current = offered.find(({ name }) => name === wanted);
  useStartAtTop([wanted, params.get('view'), params.get('post')].join());
  usePageTitle(current ? words.tabs[current.name] : words.signIn.title);
  return (
    <div className={styles.shell}>
      <SkipLink to={CONTENT_ID} />
      <aside className={styles.side}>
        <p className={styles.sideTitle}>{words.shell.title}</p>
        <nav aria-label={words.shell.navigation}>
          <ul>
            {offered
              .filter(({ hidden }) => !hidden)
              .map(({ name }) => (
                <li key={name}>
                  <Link
                    ref={name === current?.name ? intoView : undefined}
                    className={styles.tab}
                    to={`${paths.controlPanel}?tab=${name}`}
                    aria-current={name === current?.name ? 'page' : undefined}
                  >
                    <TabIcon name={name} />
                    {words.tabs[name]}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </aside>
      <div>
        <header className={styles.header}>
          <p className={styles.headerTitle}>{words.shell.header}</p>
          <div className={styles.account}>
            <MaintenanceIndicator />
            {tools}
          </div>
        </header>
        <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
          <h1 className="visually-hidden">{current ? words.tabs[current.name] : words.shell.header}</h1>
          {current?.name === 'profile' && profile}
          {current?.Content && (
            <Suspense key={current.name} fallback={<Skeleton height="320px" shape="box" />}>
              <current.Content isAdmin={isAdmin} />
            </Suspense>
          )}
          {!current && <p>{words.shell.unknown}</p>}
        </main>
      </div>
    </div>
  );
}
