import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Spinner } from '../states/spinner.tsx';
import classes from './button.module.css';

interface ButtonLook {
  /** `quiet` and `subtle` show their edge only on hover; `negative` is for destructive actions. */
  variant?: 'filled' | 'default' | 'negative' | 'light' | 'subtle' | 'quiet';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
  /** While its task runs, the button keeps its width and cannot be pressed. */
  loading?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export type ButtonProps<As extends ElementType = 'button'> = ButtonLook & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof ButtonLook | 'as'
  >;

/** A button, or with `as` a link that looks like one. */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>) {
  const { as, variant = 'filled', size = 'md', fullWidth = false, icon, ...others } = props;
  const { loading = false, disabled = false, className, children, ...rest } = others;
  const Root: ElementType = as ?? 'button';
  const names = [
    classes.button,
    classes[size],
    classes[variant],
    fullWidth && classes.wide,
    icon !== undefined && classes.withIcon,
    loading && classes.loading,
    className,
  ];
  return (
    <Root
      {...(as === undefined && { type: 'button', disabled: disabled || loading })}
      {...rest}
      className={names.filter(Boolean).join(' ')}
    >
      {loading && (
        <span className={classes.spinner}>
          <Spinner size="calc(var(--height) / 1.8)" colour="currentColor" />
        </span>
      )}
      <Row as="span" justify="center" gap={2.5} className={classes.inside}>
        {icon}
        <span>{children}</span>
      </Row>
    </Root>
  );
}
