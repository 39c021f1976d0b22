import { notify } from '@riderbell/ui/notices/notify.ts';
import { useEffect, useEffectEvent } from 'react';
import { noticeMs } from '../notice-ms.ts';

/** Shows a message whenever reading fails; the place of what was read says why. */
export function useProblemNotice(error: Error | null, message: string): void {
  const report = useEffectEvent(() => notify({ kind: 'error', message, duration: noticeMs, id: message }));
  useEffect(() => {
    if (error !== null) report();
  }, [error]);
}
