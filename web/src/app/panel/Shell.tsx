import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { joinClasses } from '../../lib/classes';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { defineAddress, freeText } from '../../lib/address-fields';
import { useAddressState } from '../../lib/address-state';
import { PHONE, useMedia } from '../../lib/media';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { MenuIcon } from '../../ui/icons';
import { CommandPalette } from '../../ui/command-palette/CommandPalette';
import { lazyPart } from '../../ui/lazy-part';
import { Logo } from '../../ui/Logo';
import { Skeleton } from '../../ui/Skeleton';
import { Shortcuts } from '../../ui/shortcuts/Shortcuts';
import { SkipLink } from '../../ui/SkipLink';
import { useOpened } from '../../ui/useOpened';
import { TableAccountContext } from '../../ui/table/useColumnLayout';
import { EmailNotice } from '../../features/accounts/EmailNotice';
import { useIsBeside } from '../../features/bookings/page/useBookingBeside';
import { MaintenanceIndicator } from '../../features/maintenance/staff/MaintenanceIndicator';
import { focusContent } from '../useRouteChange';
import { panelText } from './panel.text';
import styles from '../layouts/SideLayout.module.css';
import { tabsFor } from './tabs';

/** What the panel shows of other features. */
export interface PanelParts {
  /** The switch between light and dark, and the avatar menu. */
  tools: ReactNode;
  /** The own account, on the Profile tab. */
  profile: ReactNode;
}

const PanelCommands = lazyPart(() => import('./PanelCommands').then((module) => module.PanelCommands));
const PanelNavigation = lazyPart(() => import('./PanelNavigation').then((module) => module.PanelNavigation), null);
const PanelDrawer = lazyPart(() => import('./PanelDrawer').then((module) => module.PanelDrawer));

/** Where the sections don't fit beside the content. */
const NARROW = '(width < 960px)';

/** Where the skip link leads: past the side bar, which stands inside of the page's content. */
const CONTENT_ID = 'panel-content';

/** Where the panel stands: its section, and what that shows. */
const PLACE = defineAddress<{ tab: string; view: string; post: string }>({
  tab: freeText('tab', 40),
  view: freeText('view', 40),
  post: freeText('post', 40),
});

const SHORTCUTS = ['page', 'list', 'applications'] as const;

/** A section and each view of it begin at their top; where the focus left with what was shown, it goes to the content. */
function useStartAtTop(place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) focusContent(CONTENT_ID);
  }, [place]);
}

/** The panel's frame: side bar (a drawer on phones), header, and the section that the address names. */
export function Shell({ isAdmin, tools, profile }: PanelParts & { isAdmin: boolean }) {
  const words = useText(panelText);
  const { viewer } = useSession();
  const { tab, view, post } = useAddressState(PLACE).state;
  const bookingPath = useMatch(paths.anyBooking(':id'));
  // A booking that was opened from the list stands beside it.
  const isBeside = useIsBeside() && tab === 'bookings';
  const wanted = bookingPath && !isBeside ? 'booking' : tab || 'overview';
  const current = tabsFor(isAdmin).find(({ name }) => name === wanted);
  const isNarrow = useMedia(NARROW);
  const isPhone = useMedia(PHONE);
  useStartAtTop([wanted, view, post, isBeside ? '' : bookingPath?.params.id].join());
  usePageTitle(current ? words.tabs[current.name] : words.shell.page);
  return (
    <div className={styles.layout}>
      <SkipLink to={CONTENT_ID} />
      {!isNarrow && (
        <aside className={styles.side}>
          <Brand />
          <PanelNavigation isAdmin={isAdmin} current={current?.name} />
        </aside>
      )}
      <div>
        <header className={joinClasses('beside middle gap-8', styles.top)}>
          {isNarrow && <PhoneNavigation isAdmin={isAdmin} current={current?.name} />}
          <p className={joinClasses('one-line', styles.welcome)}>{!isPhone && words.shell.header}</p>
          <MaintenanceIndicator />
          <CommandPalette Dialog={PanelCommands} onArrive={() => focusContent(CONTENT_ID)} />
          <Shortcuts groups={SHORTCUTS} />
          {tools}
        </header>
        <main id={CONTENT_ID} className={joinClasses('stack column packed gap-24', styles.content)} tabIndex={-1}>
          <h1 className="heading-34">{current ? words.tabs[current.name] : words.shell.header}</h1>
          <EmailNotice />
          {current?.name === 'profile' && (
            <Suspense fallback={<Skeleton height="320px" shape="box" />}>{profile}</Suspense>
          )}
          {current?.Content && (
            <TableAccountContext value={viewer?.id}>
              <Suspense key={current.name} fallback={<Skeleton height="320px" shape="box" />}>
                <current.Content isAdmin={isAdmin} />
              </Suspense>
            </TableAccountContext>
          )}
          {!current && (
            <EmptyState
              title={words.shell.unknown}
              text={words.shell.unknownText}
              action={<ButtonLink to={paths.controlPanel}>{words.shell.toOverview}</ButtonLink>}
            />
          )}
        </main>
      </div>
    </div>
  );
}

function Brand() {
  const words = useText(panelText);
  return (
    <Link to={paths.controlPanel} className={joinClasses('ink gap-8', styles.brand)}>
      <Logo />
      <span className="muted small">{words.shell.title}</span>
    </Link>
  );
}

/** The sections behind a button, where there is no room beside the content. */
function PhoneNavigation({ isAdmin, current }: { isAdmin: boolean; current: string | undefined }) {
  const words = useText(panelText);
  const { open, wasOpened, setOpen } = useOpened();
  return (
    <>
      <Button
        look="quiet"
        className={styles.menuButton}
        aria-label={words.shell.openNavigation}
        aria-expanded={open}
        icon={<MenuIcon size={24} />}
        onClick={() => setOpen(true)}
      />
      {wasOpened && <PanelDrawer open={open} isAdmin={isAdmin} current={current} onClose={() => setOpen(false)} />}
    </>
  );
}
