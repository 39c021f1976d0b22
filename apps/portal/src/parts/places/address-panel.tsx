import { Button } from '@mantine/core';
import { type Coordinates, distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { MapPin, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { SearchState } from './address-search.ts';
import classes from './address-search.module.css';

export interface PanelOption {
  readonly key: string;
  readonly title: string;
  readonly note: string | null;
  readonly at: Coordinates | null;
  /** Whether the option is a customer, not only a place. */
  readonly isCustomer?: boolean;
}

interface AddressPanelProps {
  /** The list box: `label` names it for a screen reader, `title` is shown above it. */
  readonly list: { readonly id: string; readonly label: string; readonly title: string | null };
  readonly state: SearchState;
  readonly options: readonly PanelOption[];
  readonly near: Coordinates | null;
  readonly active: number;
  readonly onPick: (index: number) => void;
  readonly onRetry: () => void;
}

/** The id of an option, for the field's `aria-activedescendant`. */
export function optionIdOf(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Below the address field: the options found, that there are none, or what went wrong. */
export function AddressPanel({
  list: { id, label, title },
  state,
  options,
  near,
  active,
  onPick,
  onRetry,
}: AddressPanelProps) {
  const formats = useFormats();
  useEffect(() => {
    if (active >= 0) document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const farFrom = (at: Coordinates | null) => (at && near ? formats.distance(distanceInMetres(near, at)) : null);
  return (
    // A press inside must not move the focus out of the field, which would close the list before the click arrives.
    <div className={classes.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
      {title !== null && options.length > 0 && <p className={classes.group}>{title}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select element cannot be a combobox's list */}
      <div id={id} role="listbox" aria-label={label} className={classes.list} hidden={options.length === 0}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and takes the keys
          <div
            key={option.key}
            id={optionIdOf(id, index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds text only
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.option}
            onClick={() => onPick(index)}
          >
            <Icon of={option} />
            <span className={classes.words}>
              <span>
                <bdi>{option.title}</bdi>
              </span>
              {option.note !== null && (
                <span className={classes.note}>
                  <bdi>{option.note}</bdi>
                </span>
              )}
            </span>
            {farFrom(option.at) !== null && <span className={classes.far}>{farFrom(option.at)}</span>}
          </div>
        ))}
      </div>
      {options.length === 0 && <NoOptions state={state} onRetry={onRetry} />}
    </div>
  );
}

function Icon({ of: { isCustomer } }: { of: PanelOption }) {
  const Drawing = isCustomer ? UserRound : MapPin;
  return <Drawing className={classes.optionIcon} size={18} aria-hidden />;
}

function NoOptions({ state, onRetry }: { state: SearchState; onRetry: () => void }) {
  const t = useTexts('places');
  const problemText = useProblemText();
  if (state.problem) {
    return (
      <div className={classes.state} role="alert">
        <p className={classes.stateHint}>
          {state.problem.isOffline ? t('search.offline') : problemText(state.problem)}
        </p>
        <Button className={classes.retry} variant="default" size="xs" onClick={onRetry}>
          {t('search.retry')}
        </Button>
      </div>
    );
  }
  if (state.phase === 'off-globe')
    return <output className={`${classes.state} ${classes.stateHint}`}>{t('search.off-globe')}</output>;
  if (state.phase === 'loading')
    return <p className={`${classes.state} ${classes.stateHint}`}>{t('search.loading')}</p>;
  return (
    <output className={classes.state}>
      <span className={classes.stateTitle}>{t('search.empty.title', { query: state.text })}</span>
      <span className={classes.stateHint}>{t('search.empty.hint')}</span>
    </output>
  );
}
