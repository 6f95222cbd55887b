import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { keywordIcon } from '../../../../ui/icons/keyword-icons';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import styles from './TabContent.module.css';
import { joinClasses } from '../../../../lib/classes';

/** What the hall has, each with the icon of its keyword. */
export function HallAmenities({ hall }: { hall: HallPageHall }) {
  const words = useText(hallPageText).amenities;
  const { name: toRead } = useText(namesText);
  if (hall.amenities.length === 0) return <PlainEmptyState title={words.empty} level={3} />;
  return (
    <>
      <h2 className="below-14 heading-26">{words.title}</h2>
      <ul className="row gap-10">
        {hall.amenities.map(({ id, name, icon, description }) => {
          const Icon = keywordIcon(icon);
          return (
            <li
              key={id}
              className={joinClasses('middle gap-10 bordered surface touchable', styles.chip)}
              title={description ? toRead(description) : undefined}
            >
              <Icon />
              {toRead(name)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
