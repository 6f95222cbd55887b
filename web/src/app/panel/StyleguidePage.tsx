import { Flex, Input } from 'antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { contrast } from '../../lib/contrast';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import * as icons from '../../ui/icons';
import { LoadFailed } from '../../ui/LoadFailed';
import { Select } from '../../ui/Select';
import { SkeletonCard } from '../../ui/Skeleton';
import { StatusTag } from '../../ui/StatusTag';
import { useTheme } from '../../ui/theme/useTheme';
import { COLORS, SIZES, type ColorTokens } from '../theme';
import styles from './StyleguidePage.module.css';
import { styleguideText } from './styleguide.text';

type ColorName = keyof ColorTokens;

/** What a color is read against: the fill that it is made for, else the surface. */
const PAPERS: Partial<Readonly<Record<ColorName, ColorName>>> = {
  onPrimary: 'primary',
  onAccent: 'accent',
  onDanger: 'danger',
};
const STATUSES = ['confirmed', 'pending', 'cancelled', 'approved', 'rejected', 'suspended', 'published', 'draft'];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="narrowable">
      <h2 className="below heading-22">{title}</h2>
      {children}
    </Card>
  );
}

function Colors() {
  const words = useText(styleguideText);
  const { rating } = useFormat();
  const { theme } = useTheme();
  const colors = COLORS[theme];
  return (
    <ul className={styles.colors}>
      {Object.entries(colors).map(([name, value]) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: value }} />
          <b>{name}</b>
          <code>{value}</code>
          {value.startsWith('#') && (
            <span className="muted small">
              {words.contrast(rating(contrast(value, colors[PAPERS[name as ColorName] ?? 'surface'])))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Controls() {
  const { buttons, sample } = useText(styleguideText);
  const [city, setCity] = useState(sample.cities[0]);
  return (
    <Flex wrap align="center" gap={12} className={styles.row}>
      <Button>{buttons.primary}</Button>
      <Button look="secondary">{buttons.secondary}</Button>
      <Button look="quiet">{buttons.quiet}</Button>
      <Button look="danger">{buttons.danger}</Button>
      <Button look="caution">{buttons.caution}</Button>
      <Button pending>{buttons.pending}</Button>
      <Button disabled>{buttons.disabled}</Button>
      <Input className={styles.field} aria-label={sample.name} placeholder={sample.name} />
      <Input className={styles.field} aria-label={sample.name} placeholder={sample.name} status="error" />
      <Input className={styles.field} aria-label={sample.name} placeholder={sample.name} disabled />
      <Select
        className={styles.field}
        aria-label={sample.city}
        value={city}
        options={sample.cities.map((value) => ({ value, label: value }))}
        onChange={setCity}
      />
    </Flex>
  );
}

function Icons() {
  const all = Object.entries(icons) as [string, ComponentType<{ size?: number }>][];
  return (
    <ul className={styles.icons}>
      {all.map(([name, Icon]) => (
        <li key={name}>
          <Icon size={24} />
          <span className="muted small">{name.replace(/Icon$/, '')}</span>
        </li>
      ))}
    </ul>
  );
}

/** The language of design on one page, made of the product's own tokens and parts. */
export function StyleguidePage() {
  const words = useText(styleguideText);
  const { sections, sample, empty } = words;
  return (
    <Flex vertical gap={20}>
      <p className="muted small">{words.intro}</p>
      <Section title={sections.colors}>
        <Colors />
      </Section>
      <Section title={sections.type}>
        <p className={styles.display}>{sample.display}</p>
        <p>{sample.text}</p>
        <p className="size-13">{sample.caption}</p>
      </Section>
      <Section title={sections.spacing}>
        <Flex component="ul" wrap align="center" gap={12} className={styles.row}>
          {Object.entries(SIZES).map(([name, length]) => (
            <li key={name}>
              <b>{name}</b> <span className="muted small">{words.pixels(length)}</span>
            </li>
          ))}
        </Flex>
      </Section>
      <Section title={sections.controls}>
        <Controls />
      </Section>
      <Section title={sections.statuses}>
        <Flex wrap align="center" gap={12} className={styles.row}>
          {STATUSES.map((status) => (
            <StatusTag key={status} status={status} />
          ))}
        </Flex>
      </Section>
      <Section title={sections.states}>
        <div className="stack fit-260 gap-20">
          <EmptyState title={empty.title} text={empty.text} level={3} action={<Button>{empty.action}</Button>} />
          <LoadFailed level={3} onRetry={() => undefined} />
          <SkeletonCard />
        </div>
      </Section>
      <Section title={sections.icons}>
        <Icons />
      </Section>
      <Section title={sections.urdu}>
        <p lang="ur" dir="rtl" className={styles.urdu}>
          {sample.urdu}
        </p>
      </Section>
    </Flex>
  );
}
