import { Button as AntdButton, type ButtonProps as AntdButtonProps } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { joinClasses } from '../lib/classes';
import styles from './Button.module.css';
import type { ButtonLook } from './PlainButton';

/** `link` stands in a text or below a heading, as words of their line. */
type Look = ButtonLook | 'link';

const LOOKS: Readonly<Record<Look, Pick<AntdButtonProps, 'type' | 'danger'>>> = {
  primary: { type: 'primary' },
  secondary: { type: 'default' },
  quiet: { type: 'text' },
  danger: { type: 'primary', danger: true },
  caution: { type: 'default', danger: true },
  link: { type: 'link' },
};

interface Shared extends Omit<AntdButtonProps, 'type' | 'htmlType' | 'danger' | 'size' | 'href' | 'loading'> {
  look?: Look;
  size?: 'medium' | 'large';
}

interface ButtonProps extends Shared {
  type?: 'button' | 'submit' | 'reset';
  /** Something is under way: can't be pressed, stays focusable. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
}

/** Ant Design's button in the product's looks. Pages whose first view loads without Ant Design have `PlainButton`. */
export function Button({
  look = 'primary',
  type = 'button',
  size,
  pending = false,
  className,
  onClick,
  'aria-disabled': ariaDisabled,
  'aria-busy': ariaBusy,
  ...rest
}: ButtonProps) {
  return (
    <AntdButton
      {...rest}
      {...LOOKS[look]}
      className={joinClasses(styles.button, look === 'link' && styles.link, pending && styles.pending, className)}
      htmlType={type}
      size={size === 'large' ? 'large' : undefined}
      aria-disabled={pending || ariaDisabled}
      aria-busy={pending || ariaBusy}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    />
  );
}

interface ButtonLinkProps extends Omit<Shared, 'onClick'> {
  to: To;
  /** Kept in the history entry that it leads to. */
  state?: unknown;
  target?: string;
  children?: ReactNode;
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ to, state, look = 'primary', size, target, ...rest }: ButtonLinkProps) {
  const follow = useLinkClickHandler<HTMLElement>(to, { state, target });
  return (
    <AntdButton
      {...rest}
      {...LOOKS[look]}
      size={size === 'large' ? 'large' : undefined}
      href={useHref(to)}
      target={target}
      onClick={follow}
    />
  );
}
