import { Button } from '@riderbell/ui/buttons/button.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useLanguage } from '@riderbell/web/i18n/use-texts.ts';
import { Download } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useDownload } from '../../parts/downloads/use-download.ts';
import { noticeMs } from './notice-ms.ts';

const nothing = () => undefined;

/** Downloads a small file at once; `failed` is the message if it cannot. */
export function FileButton({
  label,
  failed,
  pathOf,
}: {
  label: string;
  failed: string;
  pathOf: (language: string) => string;
}) {
  const { language } = useLanguage();
  const { state, start } = useDownload(nothing);
  const report = useEffectEvent(() => notify({ kind: 'error', message: failed, duration: noticeMs, id: failed }));
  useEffect(() => {
    if (state.step === 'failed') report();
  }, [state]);
  return (
    <Button
      variant="default"
      icon={<Download size={18} aria-hidden />}
      loading={state.step === 'running'}
      onClick={() => void start(pathOf(language))}
    >
      {label}
    </Button>
  );
}
