import { useState } from 'react';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { type ColumnName, columnsOffered, columnsShown, readHidden } from './columns.ts';

export interface Columns {
  readonly offered: readonly ColumnName[];
  readonly shown: readonly ColumnName[];
  readonly hidden: ReadonlySet<ColumnName>;
  show(name: ColumnName, isShown: boolean): void;
}

/** The columns that were chosen on this device. */
export function useColumns({ hasBranches, isOrderOpen }: { hasBranches: boolean; isOrderOpen: boolean }): Columns {
  const [hidden, setHidden] = useState(() => readHidden(store.read(storageKeys.historyColumns)));
  const offered = columnsOffered(hasBranches);
  return {
    offered,
    hidden,
    shown: columnsShown(offered, hidden, isOrderOpen),
    show(name, isShown) {
      const next = new Set(hidden);
      if (isShown) next.delete(name);
      else next.add(name);
      setHidden(next);
      store.write(storageKeys.historyColumns, [...next]);
    },
  };
}
