import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import type { ComponentProps } from 'react';
import classes from './tool-button.module.css';

/** A button of the counter, large enough for a thumb. */
export function ToolButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <Row
      as="button"
      type="button"
      justify="center"
      {...rest}
      className={`${textLook({ weight: 700 })} ${classes.tool} ${className}`}
    />
  );
}
