import { bulkRowLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FieldError } from '@riderbell/ui/fields/field-error.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { noticeMs } from '../notice-ms.ts';
import { TemplateButton } from './template-button.tsx';
import classes from './upload.module.css';
import { useUpload } from './use-upload.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Asks for a workbook and uploads it; then its rows show (specification §4, bulk flow). */
export function UploadPanel({ vendorId }: { vendorId: string }) {
  const t = useTexts('bulk-orders');
  const common = useTexts('common');
  const problemText = useProblemText(t('file-upload-error'));
  const navigate = useNavigate();
  const { state, choose, retry, cancel } = useUpload(vendorId, {
    onUploaded: (jobId) => void navigate(paths.bulkOrderJob(vendorId, jobId)),
    onFailed: () => notify({ kind: 'error', message: t('file-upload-error'), duration: noticeMs, id: 'bulk-upload' }),
  });
  if (state.step === 'UploadingExcelFile') {
    return (
      <Card padding={5}>
        <Progress name={state.name} share={state.share} onCancel={cancel} />
      </Card>
    );
  }
  return (
    <Stack gap={3}>
      {state.step === 'failed' && (
        <InlineNotice
          kind="error"
          action={
            <Row gap={2}>
              <Button variant="default" size="xs" onClick={cancel}>
                {common('cancel')}
              </Button>
              <Button size="xs" onClick={retry}>
                {common('try-again')}
              </Button>
            </Row>
          }
        >
          <bdi>{state.name}</bdi>: {state.problem === null ? t('file-upload-error') : problemText(state.problem)}
        </InlineNotice>
      )}
      <DropZone fault={state.step === 'AskExcelFile' && state.fault !== null ? t(state.fault) : null} onFile={choose}>
        <TemplateButton vendorId={vendorId} />
      </DropZone>
    </Stack>
  );
}

function DropZone({
  fault,
  onFile,
  children,
}: {
  fault: string | null;
  onFile: (file: File) => void;
  children: ReactNode;
}) {
  const t = useTexts('bulk-orders');
  const { number } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isSeveral, setIsSeveral] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    const [file] = files;
    setIsSeveral(files.length > 1);
    if (file !== undefined && files.length === 1) onFile(file);
  };
  const error = isSeveral ? t('upload.one') : fault;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same
    <div
      className={classes.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      }}
      onDrop={drop}
    >
      <Tile size={48} data-tone="brand" aria-hidden>
        <FileSpreadsheet size={24} />
      </Tile>
      <Stack grow gap={0.5} className={classes.words}>
        <Text weight={650}>{t('upload.drop')}</Text>
        <Text size={3} tone="soft">
          {t('upload.rule', { rows: number(bulkRowLimit) })}
        </Text>
        {error !== null && (
          <Text size={3} tone="negative" role="alert">
            <FieldError text={error} />
          </Text>
        )}
      </Stack>
      <Row wrap gap={3}>
        {children}
        <Button onClick={() => input.current?.click()}>{t('upload.choose')}</Button>
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('upload.choose')}
        accept={`.xlsx,${xlsxType}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          setIsSeveral(false);
          if (file !== undefined) onFile(file);
          // So that the same file, corrected, can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function Progress({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const t = useTexts('bulk-orders');
  const common = useTexts('common');
  const text = share < 1 ? t('upload.uploading', { file: name }) : t('upload.reading', { file: name });
  return (
    <Row wrap gap={4} justify="between">
      <Stack grow gap={2} className={classes.words}>
        <Text as="output" weight={650}>
          {text}
        </Text>
        <progress className={classes.bar} aria-label={text} {...(share < 1 && { value: share })} />
      </Stack>
      <Button variant="default" onClick={onCancel}>
        {common('cancel')}
      </Button>
    </Row>
  );
}
