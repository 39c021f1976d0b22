import { Columns3 } from 'lucide-react';
import { CheckboxField } from '@riderbell/ui/fields/checkbox-field.tsx';
import { Dropdown } from '@riderbell/ui/dropdown.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './history-table.module.css';
import { namingColumn } from './columns.ts';
import { useColumnText } from './use-column-text.ts';
import type { Columns } from './use-columns.ts';

/** Shows and hides the columns of the table. */
export function ColumnChoice({ columns: { offered, hidden, show } }: { columns: Columns }) {
  const t = useTexts('history');
  const text = useColumnText();
  return (
    <Dropdown
      label={t('columns')}
      panelLabel={t('columns')}
      className={classes.choose}
      panelClassName={classes.choice}
      button={
        <>
          <Columns3 size={18} aria-hidden />
          {t('columns')}
        </>
      }
    >
      {() => (
        <Stack gap={3}>
          {offered
            .filter((name) => name !== namingColumn)
            .map((name) => (
              <CheckboxField
                key={name}
                name={name}
                label={text(name)}
                checked={!hidden.has(name)}
                onChange={(isShown) => show(name, isShown)}
              />
            ))}
        </Stack>
      )}
    </Dropdown>
  );
}
