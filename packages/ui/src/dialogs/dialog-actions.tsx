import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import classes from './dialog-actions.module.css';

/** The buttons at the end of a dialog; the primary one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Row wrap gap={3} justify="end" before={3} className={classes.actions}>
      {children}
    </Row>
  );
}
