import type { MouseEvent } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { useText } from '../../../../i18n/text';
import { ChevronDownIcon } from '../../../../ui/icons';
import styles from './Contents.module.css';
import { infoText } from './info.text';
import { useSectionInView } from './useSectionInView';

/** A section, as the table of contents names it. */
interface ContentsEntry {
  id: string;
  heading: string;
}

/** The table of contents: beside the text on wide screens, where it says what is being read; folded above it on others. */
export function Contents({ sections }: { sections: readonly ContentsEntry[] }) {
  const { onThisPage } = useText(infoText);
  const anchors = <Anchors sections={sections} read={useSectionInView(sections.map(({ id }) => id).join(' '))} />;
  return (
    <nav className="unprinted narrowable" aria-label={onThisPage}>
      <div className={styles.side}>
        <p className="below-8 muted small strong" aria-hidden="true">
          {onThisPage}
        </p>
        {anchors}
      </div>
      <details className={joinClasses('bordered surface rounded', styles.fold)}>
        <summary className={joinClasses('beside middle apart strong', styles.summary)}>
          {onThisPage}
          <ChevronDownIcon />
        </summary>
        {anchors}
      </details>
    </nav>
  );
}

/** Makes room for what was chosen. */
function fold({ currentTarget }: MouseEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

function Anchors({ sections, read }: { sections: readonly ContentsEntry[]; read: string | undefined }) {
  return (
    <ol className={styles.anchors}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={fold} aria-current={id === read ? 'location' : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
