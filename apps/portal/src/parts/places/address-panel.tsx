import { type Coordinates, distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { MapPin, UserRound } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
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

/** A place or a customer in the list, with its distance from `near`. */
export function PlaceContent({
  of: { title, note, at, isCustomer },
  near,
}: {
  of: PanelOption;
  near: Coordinates | null;
}) {
  const formats = useFormats();
  const Icon = isCustomer ? UserRound : MapPin;
  return (
    <>
      <Icon className={classes.optionIcon} size={18} aria-hidden />
      <Stack as="span" grow className={textLook({ lines: 'even' })}>
        <span>
          <bdi>{title}</bdi>
        </span>
        {note !== null && (
          <Text as="span" size={3} tone="soft">
            <bdi>{note}</bdi>
          </Text>
        )}
      </Stack>
      {at && near && (
        <Text as="span" size={2} tone="soft" truncate>
          {formats.distance(distanceInMetres(near, at))}
        </Text>
      )}
    </>
  );
}

/** Below the address field: the search is under way, found nothing, or failed. */
export function NoPlaces({ state, onRetry }: { state: SearchState; onRetry: () => void }) {
  const t = useTexts('places');
  const problemText = useProblemText();
  if (state.problem) {
    return (
      <Stack gap={3} align="start" className={classes.state} role="alert">
        <Text size={4} tone="soft">
          {state.problem.isOffline ? t('search.offline') : problemText(state.problem)}
        </Text>
        <Button variant="default" size="xs" onClick={onRetry}>
          {t('search.retry')}
        </Button>
      </Stack>
    );
  }
  if (state.phase === 'off-globe')
    return (
      <Stack as="output" className={`${classes.state} ${textLook({ size: 4, tone: 'soft' })}`}>
        {t('search.off-globe')}
      </Stack>
    );
  if (state.phase === 'loading')
    return (
      <Text size={4} tone="soft" className={classes.state}>
        {t('search.loading')}
      </Text>
    );
  return (
    <Stack as="output" gap={1} className={classes.state}>
      <Text as="span" weight={650}>
        {t('search.empty.title', { query: state.text })}
      </Text>
      <Text as="span" size={4} tone="soft">
        {t('search.empty.hint')}
      </Text>
    </Stack>
  );
}
