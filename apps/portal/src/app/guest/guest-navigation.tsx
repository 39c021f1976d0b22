import { UserX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Link } from 'react-router';
import { buttonLook, iconButtonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { AppearanceChoice } from '../layout/appearance-choice.tsx';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { paths } from '../../platform/paths.ts';
import classes from './guest-navigation.module.css';

/** Loaded on demand, because few guests use it. */
const ForgetGuest = lazyPart(() => import('./forget-guest.tsx'), 'ForgetGuest');

/** The guest's part of the desktop bar: the language, sign-in and registration (specification §2, Navigation). */
export function GuestBar() {
  return (
    <Row gap={2.5}>
      <LanguageChoice labelHidden />
      <ForgetGuestButton />
      <AccountLinks />
    </Row>
  );
}

/** The guest's part of the phone bar, where merchants see their branch. */
export function GuestName() {
  const t = useTexts('guests');
  return (
    <Text as="span" weight={700} truncate>
      {t('guest')}
    </Text>
  );
}

/** The guest's part of the phone's drawer. */
export function GuestDrawer() {
  return (
    <Stack gap={5} className={classes.drawer}>
      <AccountLinks share />
      <LanguageChoice />
      <AppearanceChoice />
      <ForgetGuestButton withLabel />
    </Stack>
  );
}

/** Lets a guest on a shared device delete the guest session. */
function ForgetGuestButton({ withLabel = false }: { withLabel?: boolean }) {
  const t = useTexts('guests');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const labelProps = withLabel ? {} : { 'aria-label': t('forget.action'), title: t('forget.action') };
  return (
    <>
      <button
        type="button"
        className={withLabel ? buttonLook('quiet') : iconButtonLook()}
        aria-haspopup="dialog"
        onClick={open}
        {...labelProps}
      >
        <UserX size={20} aria-hidden />
        {withLabel && t('forget.action')}
      </button>
      {wasOpened && (
        <Suspense>
          <ForgetGuest isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function AccountLinks({ share = false }: { share?: boolean }) {
  const t = useTexts('guests');
  const canRegister = !useFlag('deactivate-sign-up-button');
  return (
    <Row gap={2.5} share={share}>
      <Link to={paths.connect()} className={buttonLook('light')}>
        {t('log-in')}
      </Link>
      {canRegister && (
        <Link to={paths.register()} className={buttonLook('filled')}>
          {t('register')}
        </Link>
      )}
    </Row>
  );
}
