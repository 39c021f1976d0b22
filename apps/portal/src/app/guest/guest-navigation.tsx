import { UserX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { AppearanceChoice } from '../layout/appearance-choice.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { paths } from '../../platform/paths.ts';
import classes from './guest-navigation.module.css';

/** Few ask for it. */
const ForgetGuest = lazyPart(() => import('./forget-guest.tsx'), 'ForgetGuest');

/** In the desktop's bar: the language, and the ways to an account (specification §2, Navigation). */
export function GuestBar() {
  return (
    <Row gap={2.5}>
      <LanguageChoice labelHidden />
      <Forget />
      <Ways />
    </Row>
  );
}

/** In the phone's bar, where merchants read their branch. */
export function GuestName() {
  const t = useTexts('guests');
  return (
    <Text as="span" weight={700} truncate>
      {t('guest')}
    </Text>
  );
}

/** In the phone's drawer. */
export function GuestDrawer() {
  return (
    <Stack gap={5} className={classes.drawer}>
      <Ways />
      <LanguageChoice />
      <AppearanceChoice />
      <Forget inWords />
    </Stack>
  );
}

/** The way out for whoever shares the device. */
function Forget({ inWords = false }: { inWords?: boolean }) {
  const t = useTexts('guests');
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setIsOpen(true);
  };
  const look = inWords ? {} : { 'aria-label': t('forget.action'), title: t('forget.action') };
  return (
    <>
      <button type="button" className={classes.forget} aria-haspopup="dialog" onClick={open} {...look}>
        <UserX size={20} aria-hidden />
        {inWords && t('forget.action')}
      </button>
      {asked && (
        <Suspense>
          <ForgetGuest isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Ways() {
  const t = useTexts('guests');
  const registers = !useFlag('deactivate-sign-up-button');
  return (
    <Row gap={2.5} className={classes.ways}>
      <Link to={paths.connect()} className={buttonLook('light')}>
        {t('log-in')}
      </Link>
      {registers && (
        <Link to={paths.register()} className={buttonLook('filled')}>
          {t('register')}
        </Link>
      )}
    </Row>
  );
}
