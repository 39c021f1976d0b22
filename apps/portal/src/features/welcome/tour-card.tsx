import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import { type Box, placeCard } from './place-card.ts';
import classes from './tour-card.module.css';
import { useBox } from './use-box.ts';
import type { TourStep } from './tour-steps.ts';

/** One step of the tour, beside the element that it explains, which gets a ring around it. */
export function TourCard({
  step: { title, text, Icon, selector },
  number,
  of,
  onNext,
  onLeave,
}: {
  step: TourStep;
  number: number;
  of: number;
  /** Null at the last step. */
  onNext: (() => void) | null;
  /** Called with whether the focus was in the card. */
  onLeave: (hadFocus: boolean) => void;
}) {
  const t = useTexts('welcome');
  const { name: brand } = useBrand();
  const id = useId();
  const card = useRef<HTMLDialogElement>(null);
  const box = useBox(selector);
  const place = usePlace(card, box);
  const leave = () => onLeave(card.current?.contains(document.activeElement) === true);
  useFocusOnCard(card);
  useEscape(card, leave);
  return (
    <>
      {box !== null && <div className={classes.ring} style={ringAround(box)} aria-hidden />}
      <Card
        as="dialog"
        raised
        padding={5}
        open
        ref={card}
        className={classes.card}
        style={place}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
      >
        <Row gap={3} justify="between">
          <Tile size={44} tone="brand" aria-hidden>
            <Icon size={22} />
          </Tile>
          <Text as="span" size={3} tone="soft" numbers>
            {t('count', { step: number, steps: of })}
          </Text>
        </Row>
        <Text as="h2" size={9} weight={750} lines="close" before={3.5} after={1} id={`${id}-title`}>
          {t(title, { brand })}
        </Text>
        <Text tone="soft" pretty after={5} id={`${id}-text`}>
          {t(text)}
        </Text>
        <Row gap={2} justify="end">
          {onNext !== null && (
            <button type="button" className={buttonLook('quiet')} onClick={leave}>
              {t('skip')}
            </button>
          )}
          <button type="button" className={buttonLook('filled')} onClick={onNext ?? leave}>
            {t(onNext === null ? 'start' : 'next')}
          </button>
        </Row>
      </Card>
    </>
  );
}

/** Escape skips the rest, if it is pressed in the card or with no focused element: elsewhere it closes what is open there. */
function useEscape(card: RefObject<HTMLElement | null>, leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && card.current?.contains(target) === true);
    if (event.key === 'Escape' && !event.defaultPrevented && isHere) leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Focus the card so that a screen reader reads the step, unless the merchant is typing already. */
function useFocusOnCard(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement;
    const isTyping = active instanceof HTMLInputElement && active.value !== '';
    if (!isTyping) card.current?.focus({ preventScroll: true });
  }, [card]);
}

/**
 * Places the card beside the box once it has a size, and again whenever the size changes; before that it is invisible but can have
 * the focus.
 */
function usePlace(card: RefObject<HTMLElement | null>, box: Box | null): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ opacity: 0 });
  useEffect(() => {
    const put = () => {
      if (card.current === null) return;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      setPlace(placeCard(box, { width, height }, { width: window.innerWidth, height: window.innerHeight }));
    };
    put();
    const grown = new ResizeObserver(put);
    if (card.current !== null) grown.observe(card.current);
    window.addEventListener('resize', put);
    return () => {
      grown.disconnect();
      window.removeEventListener('resize', put);
    };
  }, [card, box]);
  return place;
}

function ringAround({ top, left, width, height }: Box): CSSProperties {
  const space = 4;
  return { top: top - space, left: left - space, width: width + 2 * space, height: height + 2 * space };
}
