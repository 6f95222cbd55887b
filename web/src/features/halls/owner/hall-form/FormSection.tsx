import { useId, type ReactNode } from 'react';
import { Card } from '../../../../ui/Card';
import styles from './HallForm.module.css';

/** A part of the form, under its title. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="heading-24">
        {title}
      </h2>
      {hint && <p className="muted medium">{hint}</p>}
      <div className={`stack fit-260 above-16 gap-24 ${styles.fields}`}>{children}</div>
    </Card>
  );
}
