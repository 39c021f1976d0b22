import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import type { BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useMediaQuery } from '@riderbell/ui/use-media-query.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { usePart } from '@riderbell/web/lazy/use-part.ts';
import { ArrowDownToLine, MessageSquareText, Redo2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { JobContent } from '../data/job-content.ts';
import { isEditable } from '../data/job-phase.ts';
import { type ChangesState, type RowChanges, valuesEdit } from '../data/row-changes.ts';
import { BulkGrid } from '../grid/bulk-grid.tsx';
import type { RowEditing } from '../grid/grid-parts.ts';
import { gridColumns, valuesNow } from '../grid/grid-columns.ts';
import classes from '../grid/grid.module.css';
import { useGridPosition } from '../grid/use-grid-position.ts';
import { FilterChips } from './filter-chips.tsx';
import { RowCards } from './row-cards.tsx';
import { countsOf, matchingIds, nextWrong, type RowFilter, shownRows } from './row-filter.ts';
import { RowPanel } from './row-panel.tsx';

const loadDialogs = () => import('./row-dialogs.tsx');

type Asked = { readonly kind: 'row' | 'address'; readonly rowId: string } | { readonly kind: 'paste' };

/** The rows of a job with their filters: a grid, or cards on a phone. */
export function RowsSection({
  content,
  changes,
  state,
  firstFilter,
}: {
  content: JobContent;
  changes: RowChanges;
  state: ChangesState;
  firstFilter: RowFilter;
}) {
  const t = useTexts('bulk-orders');
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const { filter, shown, choose } = useRowFilter(content, firstFilter);
  const indexOf = useMemo(() => new Map(shown.map(({ row_id }, index) => [row_id, index])), [shown]);
  const counts = useMemo(() => countsOf(content.rows), [content.rows]);
  const position = useGridPosition(shown, indexOf);
  const [asked, setAsked] = useState<Asked | null>(null);
  const canEdit = isEditable(content.job);
  const goToError = (step: 1 | -1) => {
    const index = nextWrong(shown, position.row, step);
    if (index < 0) return;
    const row = shown[index];
    position.moveTo(index, columnOfError(row));
    position.requestFocus();
    if (isNarrow) document.getElementById(`row-${row?.row_id}`)?.scrollIntoView({ block: 'center' });
  };
  const editing: RowEditing = {
    canEdit,
    change: changes.change,
    undo: changes.undo,
    redo: changes.redo,
    open: ({ row_id: rowId }) => setAsked({ kind: 'row', rowId }),
    chooseAddress: ({ row_id: rowId }) => setAsked({ kind: 'address', rowId }),
    goToError,
  };
  const active = shown[position.row];
  return (
    <Card as="section" aria-label={t('grid.label')}>
      <Row wrap gap={3} justify="between" className={classes.toolbar}>
        <FilterChips counts={counts} filter={filter} onFilter={choose} />
        <Row wrap gap={2}>
          {counts.errors > 0 && (
            <Button
              variant="default"
              size="xs"
              icon={<ArrowDownToLine size={16} aria-hidden />}
              title="F8"
              onClick={() => goToError(1)}
            >
              {t('grid.next-error')}
            </Button>
          )}
          {canEdit && <EditTools changes={changes} state={state} onPaste={() => setAsked({ kind: 'paste' })} />}
        </Row>
      </Row>
      {shown.length === 0 ? (
        <Text tone="soft" align="center" className={classes.empty}>
          {t('grid.empty')}
        </Text>
      ) : isNarrow ? (
        <RowCards rows={shown} unconfirmed={state.rows} editing={editing} />
      ) : (
        <>
          {/* Above the grid, like the line of a spreadsheet program that has the whole cell. */}
          {active !== undefined && (
            <div className={classes.panel}>
              <RowPanel row={active} unconfirmed={state.rows.get(active.row_id)} editing={editing} />
            </div>
          )}
          <BulkGrid rows={shown} unconfirmed={state.rows} position={position} editing={editing} />
        </>
      )}
      {asked !== null && (
        <AskedDialog asked={asked} content={content} state={state} changes={changes} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

/** The column of a row's first error; the column of the state has those of the whole row. */
function columnOfError(row: BulkRow | undefined): number {
  return gridColumns.indexOf(row?.error[0]?.column ?? 'state');
}

/** The chosen filter and the rows that it shows; corrected rows stay until it is chosen again. */
function useRowFilter({ rows }: JobContent, firstFilter: RowFilter) {
  const [{ filter, stays }, set] = useState(() => ({
    filter: firstFilter,
    stays: matchingIds(rows, firstFilter),
  }));
  const shown: readonly BulkRow[] = useMemo(() => shownRows(rows, filter, stays), [rows, filter, stays]);
  return { filter, shown, choose: (chosen: RowFilter) => set({ filter: chosen, stays: matchingIds(rows, chosen) }) };
}

function EditTools({ changes, state, onPaste }: { changes: RowChanges; state: ChangesState; onPaste: () => void }) {
  const t = useTexts('bulk-orders');
  return (
    <>
      <Button
        variant="default"
        size="xs"
        icon={<Undo2 size={16} aria-hidden />}
        disabled={!state.canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={changes.undo}
      >
        {t('grid.undo')}
      </Button>
      <Button
        variant="default"
        size="xs"
        icon={<Redo2 size={16} aria-hidden />}
        disabled={!state.canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={changes.redo}
      >
        {t('grid.redo')}
      </Button>
      <Button
        variant="default"
        size="xs"
        icon={<MessageSquareText size={16} aria-hidden />}
        onPointerEnter={() => void loadDialogs().catch(() => undefined)}
        onClick={onPaste}
      >
        {t('paste.title')}
      </Button>
    </>
  );
}

/** The dialogs need the map, the search of addresses and the reader of messages, which load when one is opened. */
function AskedDialog({
  asked,
  content,
  state,
  changes,
  onClose,
}: {
  asked: Asked;
  content: JobContent;
  state: ChangesState;
  changes: RowChanges;
  onClose: () => void;
}) {
  const part = usePart(['places', 'orders'], loadDialogs);
  if (part === null) return null;
  if (asked.kind === 'paste') {
    return (
      <part.PasteMessages
        onAdd={(added) => {
          changes.change([], added);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  const row = content.rows[content.indexOf.get(asked.rowId) ?? -1];
  if (row === undefined) return null;
  const values = valuesNow(row, state.rows.get(row.row_id));
  const save = (wanted: BulkValues) => {
    const edit = valuesEdit(row.row_id, values, wanted);
    if (edit !== null) changes.change([edit]);
    onClose();
  };
  const Chosen = asked.kind === 'row' ? part.RowDialog : part.AddressDialog;
  return <Chosen row={row} values={values} onSave={save} onClose={onClose} />;
}
