import { type ExportFormat, exportFormats } from '@riderbell/contract/shapes/order-export.ts';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { ChoiceCards } from '@riderbell/ui/fields/choice-cards.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useLanguage, useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './download-dialog.module.css';
import { useDownload } from './use-download.ts';

const icons = { xlsx: FileSpreadsheet, csv: FileText } as const;

/** Downloads a file in a chosen format; closing it ends the download. */
export function DownloadDialog({
  title,
  failed,
  pathOf,
  onClose,
}: {
  title: string;
  /** Says that it failed; the reason follows. */
  failed: string;
  pathOf: (format: ExportFormat, language: string) => string;
  onClose: () => void;
}) {
  const t = useTexts('history');
  const common = useTexts('common');
  const problemText = useProblemText();
  const { language } = useLanguage();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const { state, start, cancel } = useDownload((name) => {
    notify({ kind: 'success', message: t('download.done', { name }) });
    onClose();
  });
  const isRunning = state.step === 'running';
  const close = () => {
    cancel();
    onClose();
  };
  const choices = exportFormats.map((value) => {
    const Icon = icons[value];
    const hint = t(`download.${value}.hint`);
    return { value, label: t(`download.${value}`), description: hint, icon: <Icon size={22} /> };
  });
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={isRunning ? cancel : close}>
            {common('cancel')}
          </Button>
          <Button loading={isRunning} onClick={() => void start(pathOf(format, language))}>
            {t('download.start')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isRunning ? (
          <Progress bytes={state.bytes} />
        ) : (
          <ChoiceCards label={t('download.format')} choices={choices} value={format} onChange={setFormat} />
        )}
        {state.step === 'failed' && (
          <InlineNotice kind="error" title={failed}>
            {problemText(state.problem)}
          </InlineNotice>
        )}
      </Stack>
    </Dialog>
  );
}

/** The size of the file is unknown until all of it has come, so the bar only moves. */
function Progress({ bytes }: { bytes: number }) {
  const t = useTexts('history');
  const { number } = useFormats();
  const text = t('download.received', { size: number(Math.ceil(bytes / 1000)) });
  return (
    <Stack gap={2}>
      <progress className={classes.bar} aria-label={t('download.start')} />
      <Text size={4} tone="soft" numbers>
        {text}
      </Text>
    </Stack>
  );
}
