import { FileArchive, FileSpreadsheet, FileText } from 'lucide-react';
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
import type { FileChoice, OfferedFile } from './file-choice.ts';
import { useDownload } from './use-download.ts';

const icons = { xlsx: FileSpreadsheet, csv: FileText, zip: FileArchive } as const;

/** Downloads one of the files; closing it ends the download. */
export function DownloadDialog({ title, failed, choices, onClose }: OfferedFile & { onClose: () => void }) {
  const t = useTexts('history');
  const common = useTexts('common');
  const problemText = useProblemText();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(choices[0]);
  const { state, start, cancel } = useDownload((name) => {
    notify({ kind: 'success', message: t('download.done', { name }) });
    onClose();
  });
  const isRunning = state.step === 'running';
  const close = () => {
    cancel();
    onClose();
  };
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
          <Button loading={isRunning} onClick={() => chosen && void start(chosen.pathOf(language))}>
            {t('download.start')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isRunning ? (
          <Progress bytes={state.bytes} />
        ) : (
          <Choice choices={choices} chosen={chosen} onChoose={setChosen} />
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

function Choice({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly FileChoice[];
  chosen: FileChoice | undefined;
  onChoose: (choice: FileChoice | undefined) => void;
}) {
  const t = useTexts('history');
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0) {
    return (
      <Text size={5}>
        {only.label}
        <Text size={4} tone="soft">
          {only.hint}
        </Text>
      </Text>
    );
  }
  const cards = choices.map(({ kind, label, hint }) => {
    const Icon = icons[kind];
    return { value: kind, label, description: hint, icon: <Icon size={22} /> };
  });
  return (
    <ChoiceCards
      label={t('download.format')}
      choices={cards}
      columns={cards.length > 2 ? 1 : 2}
      value={chosen?.kind ?? cards[0]?.value ?? 'xlsx'}
      onChange={(kind) => onChoose(choices.find((choice) => choice.kind === kind))}
    />
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
