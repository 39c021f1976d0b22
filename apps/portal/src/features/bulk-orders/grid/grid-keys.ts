/** What a key asks of the grid. Rows and columns are moved by a number, or to an end. */
export type GridAction =
  | {
      readonly kind: 'move';
      readonly rows: Distance | 'page-up' | 'page-down';
      readonly columns: Distance;
      readonly selects: boolean;
    }
  | { readonly kind: 'edit'; readonly text: string | null }
  | { readonly kind: 'clear' | 'undo' | 'redo' | 'choose-address' }
  | { readonly kind: 'error'; readonly step: 1 | -1 };

type Distance = number | 'first' | 'last';

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Rows and columns that each key moves by; the arrows of a row are mirrored where the page runs from right to left. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The action of a key in the grid while no cell is edited; null for keys that keep their usual meaning. Tab moves within the row and
 * leaves the grid at its ends, so that the keyboard is never trapped.
 */
export function actionOf(
  pressed: PressedKey,
  at: { column: number; columns: number },
  isRightToLeft: boolean,
): GridAction | null {
  const { key, shiftKey, altKey } = pressed;
  const ctrl = pressed.ctrlKey || pressed.metaKey;
  if (altKey) return key === 'Enter' ? { kind: 'choose-address' } : null;
  const step = steps[key];
  if (step !== undefined && !ctrl) {
    const columns = isRightToLeft ? -step[1] : step[1];
    return { kind: 'move', rows: step[0], columns: columns === 0 ? 0 : columns, selects: shiftKey };
  }
  if (ctrl) return withCtrl(key, shiftKey);
  switch (key) {
    case 'Home':
      return move(0, 'first', shiftKey);
    case 'End':
      return move(0, 'last', shiftKey);
    case 'PageUp':
      return move('page-up', 0, shiftKey);
    case 'PageDown':
      return move('page-down', 0, shiftKey);
    case 'Tab': {
      const column = at.column + (shiftKey ? -1 : 1);
      return column < 0 || column >= at.columns ? null : move(0, shiftKey ? -1 : 1);
    }
    case 'Enter':
    case 'F2':
      return { kind: 'edit', text: null };
    case 'F8':
      return { kind: 'error', step: shiftKey ? -1 : 1 };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    default:
      return [...key].length === 1 ? { kind: 'edit', text: key } : null;
  }
}

function withCtrl(key: string, shiftKey: boolean): GridAction | null {
  switch (key.toLowerCase()) {
    case 'home':
      return move('first', 'first', shiftKey);
    case 'end':
      return move('last', 'last', shiftKey);
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    default:
      return null;
  }
}

function move(rows: Distance | 'page-up' | 'page-down', columns: Distance, selects = false): GridAction {
  return { kind: 'move', rows, columns, selects };
}

/** The index after a move, within the ends. */
export function movedTo(from: number, distance: Distance, count: number): number {
  if (distance === 'first') return 0;
  if (distance === 'last') return Math.max(0, count - 1);
  return Math.max(0, Math.min(count - 1, from + distance));
}
