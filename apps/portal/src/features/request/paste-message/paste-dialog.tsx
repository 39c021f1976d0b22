import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { isMessageTooLong } from '@riderbell/domain/requests/pasted-message/message-text.ts';
import {
  type FoundInMessage,
  type MessageRules,
  readMessage,
} from '@riderbell/domain/requests/pasted-message/read-message.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { ElementPortal } from '@riderbell/ui/element-portal.tsx';
import { LongTextField } from '@riderbell/ui/fields/long-text-field.tsx';
import { useLabels } from '@riderbell/ui/labels.tsx';
import { useMessageRules } from '../../../parts/orders/use-message-rules.ts';
import { amountWriter } from '../model/prefill.ts';
import { fillingOf, type FoundRow, foundRows, type RowKey, tickedAtFirst, withTick } from './found-rows.ts';
import { DialogActions } from '@riderbell/ui/dialogs/dialog-actions.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './paste-dialog.module.css';
import { RowValue, useRowLabel } from './row-texts.tsx';
import type { Pasting } from './use-pasting.ts';

/** Takes a message, shows what it found in it for certain, and fills the request with the ticked parts. */
export function PasteDialog({ pasting }: { pasting: Pasting }) {
  const t = useTexts('orders');
  const world = useMessageRules();
  return (
    // Outside the form, so that Enter in here does not send the request.
    <ElementPortal element={document.body}>
      <Dialog isOpen={pasting.text !== null} onClose={pasting.close} title={t('paste.title')}>
        <Message pasting={pasting} begin={pasting.text ?? ''} world={world} />
      </Dialog>
    </ElementPortal>
  );
}

interface MessageProps {
  readonly pasting: Pasting;
  readonly begin: string;
  /** null while the number plans are loading: without them every row of digits could be a phone number. */
  readonly world: MessageRules | null;
}

/** Mounted when the dialog opens, so that the text is dropped when it closes. */
function Message({ pasting, begin, world }: MessageProps) {
  const t = useTexts('orders');
  const labels = useLabels();
  const [text, setText] = useState(begin);
  const toRead = useDeferredValue(text);
  const found = useMemo(() => (world && toRead.trim() !== '' ? readMessage(toRead, world) : null), [toRead, world]);
  const rows = useRows(found, pasting);
  const [changed, setChanged] = useState<{ rows: readonly FoundRow[]; ticked: ReadonlySet<RowKey> } | null>(null);
  const ticked = changed?.rows === rows ? changed.ticked : tickedAtFirst(rows);
  const fillButton = useRef<HTMLButtonElement>(null);
  const canFill = found !== null && ticked.size > 0;
  const isReady = begin !== '' && canFill;
  // The merchant only has to confirm what came with the paste.
  useEffect(() => {
    if (isReady) fillButton.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the dialog opens, or the number plans come
  }, [world]);
  const fill = () => {
    if (found && canFill) pasting.fill(fillingOf(rows, ticked, found));
  };
  return (
    <>
      <Stack gap={4}>
        <LongTextField
          label={t('paste.text')}
          description={t('paste.lead')}
          className={classes.text}
          dir="auto"
          minRows={begin === '' ? 5 : 3}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) fill();
          }}
        />
        {rows.length > 0 && (
          <Found
            rows={rows}
            ticked={ticked}
            onTick={(key, on) => setChanged({ rows, ticked: withTick(ticked, key, on) })}
          />
        )}
        <Stack as="output" gap={1} className={classes.state}>
          {text.trim() !== '' && world === null && t('paste.loading')}
          {found !== null && rows.length === 0 && t('paste.nothing')}
          {rows.length > 0 && ticked.size === 0 && t('paste.nothing-ticked')}
          {found !== null && isMessageTooLong(toRead) && <span>{t('paste.too-long')}</span>}
        </Stack>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={pasting.close}>
          {labels.cancel}
        </Button>
        <Button ref={fillButton} onClick={fill} disabled={!canFill}>
          {t('paste.fill-in')}
        </Button>
      </DialogActions>
    </>
  );
}

function Found({
  rows,
  ticked,
  onTick,
}: {
  rows: readonly FoundRow[];
  ticked: ReadonlySet<RowKey>;
  onTick: (key: RowKey, on: boolean) => void;
}) {
  const t = useTexts('orders');
  const labelOf = useRowLabel();
  return (
    <Stack as="fieldset" gap={0.5}>
      <Text as="legend" weight={650} after={1.5}>
        {t('paste.found')}
      </Text>
      {rows.map((row) => (
        <Row as="label" key={row.key} align="start" gap={3} className={classes.row}>
          <input
            type="checkbox"
            checked={ticked.has(row.key)}
            onChange={(event) => onTick(row.key, event.currentTarget.checked)}
          />
          <Stack as="span" className={`${classes.words} ${textLook({ lines: 'even' })}`}>
            <Text as="span" size={3} tone="soft">
              {labelOf(row.key)}
            </Text>
            <RowValue row={row} ticked={ticked.has(row.key)} />
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}

const nothing: readonly FoundRow[] = [];

function useRows(found: FoundInMessage | null, pasting: Pasting): readonly FoundRow[] {
  const { currency, currency_digits: digits } = useDeployment();
  const { language } = useLanguage();
  // The request does not change behind an open dialog.
  const [soFar] = useState(() => pasting.soFar());
  return useMemo(() => {
    if (!found || !isCurrencyCode(currency)) return nothing;
    const write = amountWriter(language, digits);
    return foundRows(found, { ...soFar, amountText: (minor) => write(fromMinor(minor, currency)) });
  }, [found, soFar, currency, digits, language]);
}
