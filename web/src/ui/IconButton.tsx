import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { joinClasses } from '../lib/classes';
import { Button, ButtonLink } from './Button';
import styles from './IconButton.module.css';

interface IconProps {
  icon: ReactNode;
  /** What it is called: nothing else names it. */
  label: string;
  className?: string;
}

interface IconButtonProps extends IconProps {
  onClick: () => void;
  id?: string;
  disabled?: boolean;
  pending?: boolean;
}

/** A quiet button of an icon alone, for what can be done with one row of a list. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <Button {...rest} look="quiet" aria-label={label} className={joinClasses(styles.icon, className)} />;
}

/** A link that looks like an `IconButton`. */
export function IconButtonLink({ label, className, ...rest }: IconProps & { to: To }) {
  return <ButtonLink {...rest} look="quiet" aria-label={label} className={joinClasses(styles.icon, className)} />;
}
