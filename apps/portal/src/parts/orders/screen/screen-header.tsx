import type { ReactNode } from 'react';
import { PageHeader } from '@riderbell/ui/page-header.tsx';

/** The heading of the screen; if an open order covers the screen, it is for screen readers only. */
export function ScreenHeader({ title, actions, heard }: { title: string; actions?: ReactNode; heard: boolean }) {
  return heard ? <h1 className="app-visually-hidden">{title}</h1> : <PageHeader title={title} actions={actions} />;
}
