import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { joinClasses } from '../lib/classes';
import styles from './PlainButton.module.css';

/** `primary` once a view; `secondary` outlined; `quiet` without a frame; `danger` for what can't be undone; `caution` for a
 * row's button that leads to such an action, which asks first. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'caution';

interface Look {
  look?: ButtonLook;
  size?: 'medium' | 'large';
  /** Fills its container. */
  block?: boolean;
  icon?: ReactNode;
}

function classesFor({ look = 'primary', size = 'medium', block = false }: Look, className?: string): string {
  return joinClasses(
    styles.button,
    styles[look],
    size === 'large' && styles.large,
    block && 'beside full-width',
    className,
  );
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Something is under way: can't be pressed, stays focusable. */
  pending?: boolean;
}

/** A button in plain markup, for pages that load without Ant Design. */
export function PlainButton({
  look,
  size,
  block,
  icon,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  'aria-busy': ariaBusy,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classesFor({ look, size, block }, className)}
      aria-disabled={pending || ariaDisabled}
      aria-busy={pending || ariaBusy}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Look, LinkProps {
  children: ReactNode;
}

/** A link that looks like a button, for going somewhere. */
export function PlainButtonLink({ look, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classesFor({ look, size, block }, className)}>
      {icon}
      {children}
    </Link>
  );
}
