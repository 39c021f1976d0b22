import { bulkColumns, type BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { isPasteTooLong } from '@riderbell/domain/bulk-orders/split-messages.ts';
import { rowsOfPaste } from '@riderbell/domain/bulk-orders/values-of-message.ts';
import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { MessageRules } from '@riderbell/domain/requests/pasted-message/read-message.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { DialogActions } from '@riderbell/ui/dialogs/dialog-actions.tsx';
import { LongTextField } from '@riderbell/ui/fields/long-text-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { OwnText } from '../../../parts/orders/own-text.tsx';
import { useMessageRules } from '../../../parts/orders/use-message-rules.ts';
import { useCellText } from './row-state.ts';
import classes from './rows.module.css';

/** Reads several chat messages into new rows, which the person sees before they are added. */
export function PasteMessages({
  onAdd,
  onClose,
}: {
  onAdd: (rows: readonly BulkValues[]) => void;
  onClose: () => void;
}) {
  const t = useTexts('bulk-orders');
  const common = useTexts('common');
  const { number } = useFormats();
  const rules = useMessageRules();
  const [text, setText] = useState('');
  const toRead = useDeferredValue(text);
  const found = useFoundRows(toRead, rules);
  const [leftOut, setLeftOut] = useState<{ of: typeof found; indexes: ReadonlySet<number> }>({
    of: found,
    indexes: new Set(),
  });
  const unticked = leftOut.of === found ? leftOut.indexes : new Set<number>();
  const chosen = found.filter((_, index) => !unticked.has(index));
  const tick = (index: number, on: boolean) => {
    const indexes = new Set(unticked);
    if (on) indexes.delete(index);
    else indexes.add(index);
    setLeftOut({ of: found, indexes });
  };
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={t('paste.title')}>
      <Stack gap={4}>
        <LongTextField
          label={t('paste.text')}
          description={t('paste.lead')}
          dir="auto"
          minRows={5}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Stack as="ul" gap={2}>
          {found.map((values, index) => (
            <FoundRow
              // oxlint-disable-next-line react/no-array-index-key -- the rows of one text have no other names
              key={index}
              values={values}
              isTicked={!unticked.has(index)}
              onTick={(on) => tick(index, on)}
            />
          ))}
        </Stack>
        <output>
          {rules === null && text.trim() !== '' && common('loading')}
          {rules !== null && toRead.trim() !== '' && found.length === 0 && t('paste.nothing')}
          {isPasteTooLong(toRead) && t('paste.too-long')}
        </output>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
          {t('paste.add', { number: number(chosen.length) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const nothing: readonly BulkValues[] = [];

function useFoundRows(text: string, rules: MessageRules | null): readonly BulkValues[] {
  const { country: code, currency, phone_prefix: phonePrefix, time_zone: timeZone } = useDeployment();
  return useMemo(() => {
    if (rules === null || text.trim() === '' || !isCurrencyCode(currency)) return nothing;
    const { languages } = rules;
    // The server knows each method by its code in every language.
    return rowsOfPaste(
      text,
      rules,
      { code, currency, phonePrefix, timeZone, languages } as BulkCountryOf,
      (method) => method,
    );
  }, [text, rules, code, currency, phonePrefix, timeZone]);
}

type BulkCountryOf = Parameters<typeof rowsOfPaste>[2];

function FoundRow({
  values,
  isTicked,
  onTick,
}: {
  values: BulkValues;
  isTicked: boolean;
  onTick: (on: boolean) => void;
}) {
  const t = useTexts('bulk-orders');
  const cellText = useCellText();
  return (
    <li>
      <Card tone="sunken" radius="md" padding={3}>
        <Row as="label" align="start" gap={3}>
          <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
          <Stack as="span" gap={0.5} className={classes.words}>
            {bulkColumns
              .filter((column) => (values[column] ?? '') !== '')
              .map((column) => (
                <Text as="span" size={3} key={column}>
                  <Text as="span" tone="soft">
                    {t(`column.${column}`)}:
                  </Text>{' '}
                  <OwnText>{cellText(column, values)}</OwnText>
                </Text>
              ))}
          </Stack>
        </Row>
      </Card>
    </li>
  );
}
